import type { Context, Middleware } from 'koa';
import { toHttpError } from './to-http-error.ts';

/** Turns every error into its reply (see `toHttpError`); one that nobody expected is logged, and is a 500. */
export const replyErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    replyError(ctx, error);
  }
};

function replyError(ctx: Context, error: unknown): void {
  const httpError = toHttpError(error);
  if (!httpError) ctx.state.logger.error({ err: error }, 'request failed');
  // a handler may have set these for a reply that is not sent after all
  for (const name of ['Content-Type', 'Content-Disposition', 'ETag', 'Last-Modified']) ctx.remove(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.status = httpError?.status ?? 500;
  ctx.body = httpError?.body ?? { message: 'Server Error', request_id: ctx.state.requestId };
  if (httpError) ctx.set(httpError.headers);
  discardUnreadBody(ctx);
}

/** A caller that was refused may go on sending for so long. It is read and thrown away, so that it sees the reply. */
const discardMs = 10_000;

function discardUnreadBody(ctx: Context): void {
  if (ctx.req.complete) return;
  if (ctx.req.headers.expect !== undefined) {
    // the caller waits for permission to send, and may send or not: this connection cannot be used again
    ctx.set('Connection', 'close');
    return;
  }
  ctx.res.once('finish', () => {
    const timer = setTimeout(() => ctx.req.destroy(), discardMs);
    ctx.req.once('close', () => clearTimeout(timer));
    ctx.req.resume();
  });
}
