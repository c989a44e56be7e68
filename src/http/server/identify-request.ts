import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../../infra/logging/logger.ts';

/** Gives every request a name that the reply, the log and a 500 carry; the caller's own where it is harmless. */
export function identifyRequest(logger: Logger): Middleware {
  return async (ctx, next) => {
    const own = ctx.get('X-Request-Id');
    const requestId = /^[A-Za-z0-9._-]{1,128}$/.test(own) ? own : randomUUID();
    ctx.state.requestId = requestId;
    ctx.state.logger = logger.child({ requestId });
    ctx.set('X-Request-Id', requestId);
    await next();
  };
}
