import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../../infra/logging/logger.ts';

/**
 * Gives every request an id, which the reply's header, the log and the body of a 500 carry: the caller's own
 * `X-Request-Id` if it is harmless, otherwise a new UUID.
 */
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
