import { Router, type RouterInstance } from '@koa/router';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import { allPages, mountedApps } from './all-pages.ts';
import { PageError, pageNotFound } from './errors/page-error.ts';
import { readAssets } from './files/assets.ts';
import { readClientFiles } from './files/client-files.ts';
import { identifyVisitor, requireAccess } from './page/identify-visitor.ts';
import type { WebDeps } from './page/page-deps.ts';
import type { MountedApp } from './page/page-route.ts';
import { createSendReply, type PageFiles, type SendReply } from './page/send-reply.ts';
import { servePage } from './page/serve-page.ts';
import { showErrors } from './page/show-errors.ts';
import { securityHeaders } from './security/security-headers.ts';

/**
 * The pages for people, as one step before the API: it answers for `/`, `/app`, `/sign-in` and `/claim` and what is
 * below them, and leaves everything else alone. The request's name and log are expected in `ctx.state`.
 */
export function createWeb(deps: WebDeps): Middleware {
  const files = { assets: readAssets(), clientFiles: readClientFiles() };
  const sendReply = createSendReply(files);
  const router = createRouter(deps, sendReply);
  const pages = compose<Context>([
    securityHeaders,
    serveAssets(files),
    showErrors(sendReply),
    identifyVisitor(deps),
    ...mountedApps.map((mounted) => mount(mounted, deps, sendReply)),
    matchPage(router),
    // it leaves `params` behind, which other steps do not know of
    router.routes() as Middleware,
  ]);
  return (ctx, next) => (isForPeople(ctx.path) ? pages(ctx, async () => undefined) : next());
}

function isForPeople(path: string): boolean {
  return path === '/' || /^\/(app|sign-in|claim|v)(\/|$)/.test(path);
}

function createRouter(deps: WebDeps, sendReply: SendReply): RouterInstance {
  const router = new Router({ sensitive: true });
  for (const route of allPages) router.register(route.path, [route.method], servePage(route, deps, sendReply));
  return router;
}

function serveAssets({ assets, clientFiles }: PageFiles): Middleware {
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && ctx.path.startsWith('/app/assets/') && (assets.serve(ctx) || clientFiles.serve(ctx))) {
      ctx.state.routePath = '/app/assets/:name';
      return;
    }
    await next();
  };
}

function mount({ prefix, access, create }: MountedApp, deps: WebDeps, sendReply: SendReply): Middleware {
  const app = create(deps);
  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return next();
    ctx.state.routePath = prefix;
    const turnedAway = requireAccess(ctx, access);
    if (turnedAway) return sendReply(ctx, turnedAway);
    await app(ctx, async () => undefined);
  };
}

function matchPage(router: RouterInstance): Middleware {
  return async (ctx, next) => {
    const { path: layers, route } = router.match(ctx.path, ctx.method);
    if (layers.length === 0) throw pageNotFound();
    ctx.state.routePath = layers[0]?.path;
    if (!route) throw wrongMethod([...new Set(layers.flatMap((layer) => layer.methods))]);
    await next();
  };
}

function wrongMethod(methods: string[]): PageError {
  return new PageError({
    status: 405,
    name: 'wrongMethod',
    headers: { Allow: methods.join(', ') },
  });
}
