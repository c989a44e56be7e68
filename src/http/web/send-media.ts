import { once } from 'node:events';
import type { Context } from 'koa';
import { parseByteRange } from '../../infra/storage/byte-range.ts';
import type { MediaReply } from './page/page-route.ts';

/** Bytes that never change, in parts where the browser's player asks for one. */
export async function sendMedia(ctx: Context, { object, contentType, read, maxAgeSeconds }: MediaReply): Promise<void> {
  const { sizeBytes, etag } = object;
  ctx.status = 200;
  ctx.set({
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': maxAgeSeconds > 0 ? `private, max-age=${maxAgeSeconds}, immutable` : 'private, no-cache',
    ETag: `"${etag}"`,
  });
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = parseByteRange(ctx.get('Range'), sizeBytes);
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${sizeBytes}`);
    ctx.body = '';
    return;
  }
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  }
  if (ctx.method !== 'HEAD') {
    const body = await read(range ?? undefined);
    // what cannot be read at all is found out here, while it can still be told
    await once(body, 'readable');
    ctx.body = body;
  }
  ctx.length = range ? range.end - range.start + 1 : sizeBytes;
}
