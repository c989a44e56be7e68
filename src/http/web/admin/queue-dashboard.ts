import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import mount from 'koa-mount';
import type { AgendaQueue } from '../../../infra/queue/agenda-queue.ts';
import { PageError, pageNotFound } from '../errors/page-error.ts';
import type { MountedApp } from '../page/page-route.ts';
import { verifySameOrigin } from '../security/csrf.ts';

const prefix = '/app/admin/queue';

/** Only what Agendash needs: its own files, and styles that its scripts set on elements. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Agendash, for operators: the jobs in the queue. It is created at its first request. */
export const queueDashboard: MountedApp = {
  prefix,
  access: 'admin',
  create({ agenda, config }) {
    const origin = new URL(config.http.publicBaseUrl).origin;
    let dashboard: Promise<Middleware> | null = null;
    return async (ctx, next) => {
      if (!agenda) throw pageNotFound();
      // the addresses of its files are relative to the page
      if (ctx.path === prefix) return ctx.redirect(`${prefix}/`);
      verifyRequest(ctx, origin);
      dashboard ??= createDashboard(agenda);
      await (await dashboard)(ctx, next);
      ctx.set('Content-Security-Policy', contentSecurityPolicy);
    };
  },
};

async function createDashboard(agenda: AgendaQueue['agenda']): Promise<Middleware> {
  // imports express, which nothing else needs
  const { createKoaMiddlewareAsync } = await import('agendash');
  return mount(prefix, compose([omitFeatures, replyBadRequests, ...(await createKoaMiddlewareAsync(agenda))]));
}

/**
 * The dashboard sends no CSRF tokens. Its requests are JSON, which browsers do not send for other sites without asking
 * this one first (CORS preflight), and their origin is checked.
 * @throws PageError 403, 415
 */
function verifyRequest(ctx: Context, origin: string): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  verifySameOrigin(ctx, origin);
  if (!ctx.is('application/json')) throw notJson();
}

/**
 * Parts of the dashboard that are off: its event stream, which would hold up every stop of the service, and statistics
 * about this process's jobs, which fail in a process that runs none.
 */
const omitFeatures: Middleware = async (ctx, next) => {
  const isStream = ctx.path === '/api/events';
  if (!isStream) await next();
  if (!isStream && !(ctx.path === '/api/stats' && ctx.status === 500)) return;
  ctx.status = 501;
  ctx.body = { error: 'This part of the dashboard is off.' };
};

/** Errors of the parser, e.g. for a body that is not JSON, are the caller's: they are not logged. */
const replyBadRequests: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const { status } = error as { status?: unknown };
    if (typeof status !== 'number' || status >= 500) throw error;
    ctx.status = status;
    ctx.body = { error: 'The request could not be read.' };
  }
};

function notJson(): PageError {
  return new PageError({ status: 415, title: 'Unsupported request', message: 'The dashboard accepts JSON only.' });
}
