import type { BaseContext, Context, DefaultContext, Middleware } from 'koa';
import { toHttpError } from './to-http-error.ts';

/** Turns whatever was thrown into the reply that the contract has for it. */
export const replyErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    replyError(ctx, error);
  }
};

function replyError(ctx: Context, error: unknown): void {
  const refusal = toHttpError(error);
  if (!refusal) ctx.state.logger.error({ err: error }, 'request failed');
  // what a handler has said of a reply that is not sent after all
  for (const name of ['Content-Type', 'Content-Disposition', 'ETag', 'Last-Modified']) ctx.remove(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.status = refusal?.status ?? 500;
  ctx.body = refusal?.body ?? { message: 'Server Error', request_id: ctx.state.requestId };
  if (refusal) ctx.set(refusal.headers);
  dismissUnreadBody(ctx);
}

/**
 * Koa's own last resort, called when a stream fails while it is being sent: if nothing has gone out yet it is a 500,
 * else nothing can be said any more and the connection is cut, so that nobody takes a part for the whole.
 */
export function replyStreamError(this: BaseContext & DefaultContext, error: Error | null | undefined): void {
  if (!error) return;
  const { res, state } = this;
  const isCallersDoing = callerWentAway.includes((error as NodeJS.ErrnoException).code ?? '');
  state.logger[isCallersDoing ? 'debug' : 'warn']({ err: error }, 'a reply broke off');
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) if (name !== 'x-request-id') res.removeHeader(name);
  res.statusCode = 500;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify({ message: 'Server Error', request_id: state.requestId }));
}

const callerWentAway = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/** How long what a refused caller still sends is thrown away, so that it comes to read why it was refused. */
const dismissMs = 10_000;

function dismissUnreadBody(ctx: Context): void {
  if (ctx.req.complete) return;
  if (ctx.req.headers.expect !== undefined) {
    // it was never asked for its body, and may or may not send it: this connection cannot be used again
    ctx.set('Connection', 'close');
    return;
  }
  ctx.res.once('finish', () => {
    const timer = setTimeout(() => ctx.req.destroy(), dismissMs);
    ctx.req.once('close', () => clearTimeout(timer));
    ctx.req.resume();
  });
}
