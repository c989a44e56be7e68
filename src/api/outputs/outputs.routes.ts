import { once } from 'node:events';
import type { Context } from 'koa';
import { z } from 'zod';
import type { StoredObject } from '../../storage/object-store.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { Refusal } from '../refusal.ts';
import type { Reply, Route } from '../route.ts';
import { ownValue } from '../validation/validate.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';

const video = z.string().meta({ format: 'binary' });

/** The address itself is the permission: it cannot be guessed, and is new for each revision, so its bytes never change. */
const showOutput: Route = {
  method: 'get',
  path: '/media/:token/:fileName',
  access: 'open',
  body: 'fields',
  docs: {
    id: 'showOutput',
    tag: 'Outputs',
    summary: 'A finished video',
    description: 'Ranges, ETags and HEAD are supported; `?download=1` makes a browser save the file.',
    replies: {
      200: { description: 'All of it', schema: video, contentType: 'video/mp4' },
      206: { description: 'The part asked for', schema: video, contentType: 'video/mp4' },
      304: { description: 'What you have is still it' },
      404: { description: 'No such output, or no longer', schema: messageSchema },
      416: { description: 'There is no such part; Content-Range tells the size', schema: messageSchema },
    },
  },
  async handle({ ctx, params, query }, { services }) {
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.set('Access-Control-Expose-Headers', 'Content-Range, Content-Length, Accept-Ranges, ETag');
    const output = await services.outputs.findOutput(params.token ?? '');
    if (!output) throw new Refusal({ status: 404, body: { message: 'There is no such video (any more).' } });
    describe(ctx, { ...output, asDownload: Boolean(ownValue(query, 'download')) });
    if (isKnown(ctx, output.object)) return { status: 304 };
    const range = requestedRange(ctx, output.object);
    if (range === 'unsatisfiable') throw noSuchRange(output.object);
    const headers = rangeHeaders(range, output.object);
    const status = range ? 206 : 200;
    if (ctx.method === 'HEAD') return { status, headers };
    const body = await services.outputs.readOutput(output.object.key, range ?? undefined);
    // what cannot be read at all is found out here, while a 500 can still be told
    await once(body, 'readable');
    return { status, headers, body };
  },
};

export const outputsRoutes = [showOutput];

interface DescribedOutput {
  object: StoredObject;
  fileName: string;
  contentType: string;
  asDownload: boolean;
}

function describe(ctx: Context, { object, fileName, contentType, asDownload }: DescribedOutput): void {
  ctx.status = 200;
  // a browser that shows the file by itself makes a page around it, which these would leave without its video
  ctx.remove('Content-Security-Policy');
  ctx.remove('X-Frame-Options');
  const plainName = fileName.replace(/[^\x20-\x7e]/g, '_');
  ctx.attachment(fileName, { type: asDownload ? 'attachment' : 'inline', fallback: plainName });
  ctx.set({
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=86400, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${object.etag}"`,
    'Last-Modified': object.modifiedAt.toUTCString(),
  });
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

function noSuchRange({ sizeBytes }: StoredObject): Refusal {
  return new Refusal({
    status: 416,
    body: { message: 'The video has no such part.' },
    headers: { 'Content-Range': `bytes */${sizeBytes}` },
  });
}
