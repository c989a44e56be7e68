import type { Context } from 'koa';
import { type ServedObject, serveObject } from '../../serve-object.ts';
import { HttpError } from '../routing/http-error.ts';
import type { Reply } from '../routing/route.ts';

/** Media may be shown on other sites, by players that ask for parts of it. */
export function allowAnyOrigin(ctx: Context): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Access-Control-Expose-Headers', 'Content-Range, Content-Length, Accept-Ranges, ETag');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** @throws HttpError 416 */
export async function serveMedia(ctx: Context, served: Omit<ServedObject, 'cacheControl'>): Promise<Reply> {
  const reply = await serveObject(ctx, { ...served, cacheControl: 'private, max-age=86400, immutable' });
  if (reply.status !== 416) return reply;
  const headers = { 'Content-Range': reply.headers['Content-Range'] ?? '' };
  throw new HttpError({ status: 416, body: { message: 'The video has no such part.' }, headers });
}
