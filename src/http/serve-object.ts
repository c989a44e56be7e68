import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { type ByteRange, parseByteRange } from '../infra/storage/byte-range.ts';
import type { StoredObject } from '../infra/storage/object-store.ts';
import { HttpError } from './api/routing/http-error.ts';
import type { Reply } from './api/routing/route.ts';

type ReadObject = (key: string, range?: ByteRange) => Promise<Readable>;

/** Media is shown on other people's pages, by players that ask for parts of it. */
export function allowAnyOrigin(ctx: Context): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Access-Control-Expose-Headers', 'Content-Range, Content-Length, Accept-Ranges, ETag');
}

/**
 * An object whose bytes never change, with ranges, ETags and HEAD.
 * @throws HttpError 416
 */
export async function serveObject(
  ctx: Context,
  { object, contentType, read }: { object: StoredObject; contentType: string; read: ReadObject },
): Promise<Reply> {
  ctx.status = 200;
  ctx.set({
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=86400, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${object.etag}"`,
    'Last-Modified': object.modifiedAt.toUTCString(),
  });
  if (isKnown(ctx, object)) return { status: 304 };
  const range = requestedRange(ctx, object);
  if (range === 'unsatisfiable') throw noSuchRange(object);
  const headers = rangeHeaders(range, object);
  const status = range ? 206 : 200;
  if (ctx.method === 'HEAD') return { status, headers };
  const body = await read(object.key, range ?? undefined);
  // what cannot be read at all is found out here, while a 500 can still be told
  await once(body, 'readable');
  return { status, headers, body };
}

/** Koa's own `fresh` lets `Cache-Control: no-cache` win, which some clients add to every conditional request. */
function isKnown(ctx: Context, { etag, modifiedAt }: StoredObject): boolean {
  const known = ctx.get('If-None-Match');
  if (known === '*') return true;
  if (known !== '') return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
  return Date.parse(ctx.get('If-Modified-Since')) >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/** A Range counts only for the file that the caller means: `If-Range` may say that it has changed since. */
function requestedRange(ctx: Context, object: StoredObject): ByteRange | 'unsatisfiable' | null {
  const condition = ctx.get('If-Range');
  const isSame = ['', `"${object.etag}"`, object.modifiedAt.toUTCString()].includes(condition);
  return isSame ? parseByteRange(ctx.get('Range'), object.sizeBytes) : null;
}

function rangeHeaders(range: ByteRange | null, { sizeBytes }: StoredObject): NonNullable<Reply['headers']> {
  if (!range) return { 'Content-Length': String(sizeBytes) };
  return {
    'Content-Length': String(range.end - range.start + 1),
    'Content-Range': `bytes ${range.start}-${range.end}/${sizeBytes}`,
  };
}

function noSuchRange({ sizeBytes }: StoredObject): HttpError {
  return new HttpError({
    status: 416,
    body: { message: 'The video has no such part.' },
    headers: { 'Content-Range': `bytes */${sizeBytes}` },
  });
}
