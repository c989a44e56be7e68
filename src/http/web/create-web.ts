import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import { matchRoute } from '../match-route.ts';
import { createRateLimits } from '../rate-limits.ts';
import { allPages, mountedApps } from './all-pages.ts';
import { crawlerPages } from './crawlers/crawlers.pages.ts';
import { methodNotAllowed, pageNotFound } from './errors/page-error.ts';
import { readAssets } from './files/assets.ts';
import { readClientFiles } from './files/client-files.ts';
import { createGuide } from './guide/create-guide.ts';
import { guidePages } from './guide/guide.pages.tsx';
import { landingPages } from './landing/landing.pages.tsx';
import { identifyVisitor, requireAccess } from './page/identify-visitor.ts';
import type { MountedApp, PageDeps } from './page/page-route.ts';
import { createSendReply, type PageFiles } from './page/send-reply.ts';
import { enforceQuota, type Serving, servePage } from './page/serve-page.ts';
import { showErrors } from './page/show-errors.tsx';
import { securityHeaders } from './security/security-headers.ts';

/**
 * The pages for people: a part of the application (see `createHttpApp`) that answers `/`, everything below `/app`,
 * `/sign-in`, `/claim` and `/v`, the guide below `/docs`, and the files that crawlers and assistants ask for. The reference
 * below `/docs` is the API's.
 */
export function createWeb(deps: PageDeps): Middleware {
  const files = { assets: readAssets(), clientFiles: readClientFiles() };
  const sendReply = createSendReply(files);
  const { config, rateCounts: counts } = deps;
  const rateLimits = createRateLimits(config.limits.ratePerMinute, { counts, surface: 'web' });
  const serving = { sendReply, rateLimits };
  const router = new Router({ sensitive: true });
  const guide = createGuide();
  const routes = [...allPages, ...landingPages(guide), ...guidePages(guide), ...crawlerPages(guide)];
  for (const route of routes) router.register(route.path, [route.method], servePage(route, deps, serving));
  const pages = compose<Context>([
    securityHeaders,
    serveFiles(files),
    showErrors(sendReply),
    identifyVisitor(deps),
    ...mountedApps.map((mounted) => mount(mounted, deps, serving)),
    matchRoute(router, { notFound: pageNotFound, methodNotAllowed }),
    // it leaves `params` in the context, which the types of the other steps do not know
    router.routes() as Middleware,
  ]);
  return (ctx, next) => (isPage(ctx.path) ? pages(ctx, async () => undefined) : next());
}

function isPage(path: string): boolean {
  if (/^\/docs\/reference(\/|$)/.test(path)) return false;
  return /^\/((app|sign-in|claim|v|docs)(\/|$)|$|(robots|llms|llms-full|sitemap)\.txt$)/.test(path);
}

function serveFiles({ assets, clientFiles }: PageFiles): Middleware {
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && ctx.path.startsWith('/app/assets/') && (assets.serve(ctx) || clientFiles.serve(ctx))) {
      ctx.state.routePath = '/app/assets/:name';
      return;
    }
    await next();
  };
}

function mount({ prefix, access, create }: MountedApp, deps: PageDeps, { sendReply, rateLimits }: Serving): Middleware {
  const app = create(deps);
  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return next();
    ctx.state.routePath = prefix;
    const redirection = requireAccess(ctx, access);
    if (redirection) return sendReply(ctx, redirection);
    await enforceQuota(ctx, { counts: 'always' }, rateLimits);
    await app(ctx, async () => undefined);
  };
}
