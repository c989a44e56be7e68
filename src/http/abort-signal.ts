import type { Context } from 'koa';

/** Aborted when the caller has gone. */
export function callerGoneSignal({ res }: Context): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
}

/** Aborted when the caller has gone, or when the server stops: for replies that have no end of their own. */
export function abortSignalOf(ctx: Context): AbortSignal {
  return AbortSignal.any([callerGoneSignal(ctx), ...(ctx.state.stopping ? [ctx.state.stopping as AbortSignal] : [])]);
}
