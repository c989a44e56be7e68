import { Router } from '@koa/router';
import Koa from 'koa';
import { identifyRequest } from '../server/identify-request.ts';
import { measureRequests } from '../server/measure-requests.ts';
import { allRoutes } from './all-routes.ts';
import type { ApiDeps } from './routing/handler-deps.ts';
import { matchRoute, stripApiPrefix } from './routing/match-route.ts';
import { createRateLimits } from './routing/rate-limits.ts';
import { replyErrors, replyStreamError } from './routing/reply-errors.ts';
import { securityHeaders } from './routing/security-headers.ts';
import { serveRoute } from './routing/serve-route.ts';

export interface Api {
  app: Koa;
  /** Ends replies that have no end of their own (event streams), for a server that stops. */
  endStreams(): void;
}

/** The whole HTTP interface on top of the product's actions; listens to nothing yet (see `startHttpServer`). */
export function createApi(deps: ApiDeps): Api {
  const { logger, config } = deps.services;
  const stopping = new AbortController();
  const router = createRouter(deps, stopping.signal);
  const app = new Koa({ proxy: config.http.trustedProxies > 0, maxIpsCount: config.http.trustedProxies });
  app.context.onerror = replyStreamError;
  app.on('error', (err) => logger.error({ err }, 'reply failed'));
  app.use(identifyRequest(logger)).use(measureRequests(deps)).use(tellOfStopping(stopping.signal));
  if (deps.pages) app.use(deps.pages);
  app.use(securityHeaders).use(replyErrors).use(stripApiPrefix).use(matchRoute(router)).use(router.routes());
  return { app, endStreams: () => stopping.abort() };
}

/** Pages have replies without an end, too. */
function tellOfStopping(stopping: AbortSignal): Koa.Middleware {
  return (ctx, next) => {
    ctx.state.stopping = stopping;
    return next();
  };
}

function createRouter(deps: ApiDeps, stopping: AbortSignal) {
  const router = new Router({ sensitive: true });
  const authenticateDeps = {
    services: deps.services,
    rateLimits: createRateLimits(deps.services.config.limits.ratePerMinute),
  };
  for (const route of allRoutes) {
    if (route.isEnabled && !route.isEnabled(deps)) continue;
    router.register(route.path, [route.method], serveRoute(route, { ...deps, stopping }, authenticateDeps));
  }
  return router;
}
