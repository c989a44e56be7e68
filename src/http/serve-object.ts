import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { type ByteRange, parseByteRange } from '../infra/storage/byte-range.ts';

/** Bytes that never change under their address. */
export interface ServedObject {
  object: { sizeBytes: number; etag: string; modifiedAt?: Date };
  contentType: string;
  cacheControl: string;
  read(range?: ByteRange): Promise<Readable>;
}

interface ObjectReply {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** Absent for HEAD, 304 and 416. */
  body?: Readable;
}

/** The reply to a request for such an object: ranges, ETags and HEAD are supported. */
export async function serveObject(ctx: Context, served: ServedObject): Promise<ObjectReply> {
  const { object, contentType, cacheControl, read } = served;
  const headers: Record<string, string> = {
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    ETag: `"${object.etag}"`,
    ...(object.modifiedAt ? { 'Last-Modified': object.modifiedAt.toUTCString() } : {}),
  };
  if (isCached(ctx, object)) return { status: 304, headers };
  const range = requestedRange(ctx, object);
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${object.sizeBytes}` } };
  }
  const status = range ? 206 : 200;
  headers['Content-Length'] = String(range ? range.end - range.start + 1 : object.sizeBytes);
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${object.sizeBytes}`;
  if (ctx.method === 'HEAD') return { status, headers };
  const body = await read(range ?? undefined);
  // an object that cannot be read at all is found out here, while the reply can still be a 500
  await once(body, 'readable');
  return { status, headers, body };
}

/** Not Koa's `ctx.fresh`: for it `Cache-Control: no-cache` wins, which some clients add to every conditional request. */
function isCached(ctx: Context, { etag, modifiedAt }: ServedObject['object']): boolean {
  const known = ctx.get('If-None-Match');
  if (known === '*') return true;
  if (known !== '') return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
  if (!modifiedAt) return false;
  return Date.parse(ctx.get('If-Modified-Since')) >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/** A range counts only for the version that the caller means, which `If-Range` names. */
function requestedRange(ctx: Context, { etag, sizeBytes, modifiedAt }: ServedObject['object']) {
  const isSameVersion = ['', `"${etag}"`, modifiedAt?.toUTCString()].includes(ctx.get('If-Range'));
  return isSameVersion ? parseByteRange(ctx.get('Range'), sizeBytes) : null;
}
