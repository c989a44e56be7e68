import type { BaseContext, DefaultContext } from 'koa';

/**
 * Replaces Koa's `ctx.onerror`, which is called when a stream fails while it is being sent. If nothing has been sent
 * yet, the reply is a 500. Otherwise the connection is cut, so that nobody takes a part of the body for the whole.
 */
export function replyStreamError(this: BaseContext & DefaultContext, error: Error | null | undefined): void {
  if (!error) return;
  const { res, state } = this;
  const isCallerGone = callerGoneCodes.includes((error as NodeJS.ErrnoException).code ?? '');
  state.logger[isCallerGone ? 'debug' : 'warn']({ err: error }, 'a reply broke off');
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) if (name !== 'x-request-id') res.removeHeader(name);
  res.statusCode = 500;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify({ message: 'Server Error', request_id: state.requestId }));
}

const callerGoneCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];
