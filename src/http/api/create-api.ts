import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { matchRoute } from '../match-route.ts';
import { createRateLimits } from '../rate-limits.ts';
import { allRoutes } from './all-routes.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { methodNotAllowed, notFound } from './routing/http-error.ts';
import { replyErrors } from './routing/reply-errors.ts';
import type { HandlerDeps, Route } from './routing/route.ts';
import { serveRoute } from './routing/serve-route.ts';

/** The REST API: the last part of the application (see `createHttpApp`), for it answers every address. */
export function createApi(deps: HandlerDeps): Middleware {
  return serveRoutes(allRoutes, deps);
}

/** For processes without the API: `/healthz`, `/readyz` and `/metrics`, and 404 for everything else. */
export function createStatusApi(deps: HandlerDeps): Middleware {
  return serveRoutes(operationsRoutes, deps);
}

function serveRoutes(routes: readonly Route[], deps: HandlerDeps): Middleware {
  const router = new Router({ sensitive: true });
  const rateLimits = createRateLimits(deps.config.limits.ratePerMinute, { counts: deps.rateCounts });
  for (const route of routes) {
    if (route.isEnabled && !route.isEnabled(deps)) continue;
    router.register(route.path, [route.method], serveRoute(route, deps, rateLimits));
  }
  return compose([
    securityHeaders,
    replyErrors,
    stripApiPrefix,
    matchRoute(router, { notFound, methodNotAllowed }),
    // it leaves `params` in the context, which the types of the other steps do not know
    router.routes() as Middleware,
  ]);
}

/** `/api/video/get` and `/video/get` are the same address; only one prefix is removed. */
const stripApiPrefix: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith('/api/')) ctx.path = ctx.path.slice('/api'.length);
  await next();
};

/**
 * Headers that keep a browser from taking a reply for something else. Other sites may not read replies: there is no
 * CORS but for media.
 */
const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  await next();
};
