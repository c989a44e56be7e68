import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import mount from 'koa-mount';
import type { AgendaQueue } from '../../../infra/queue/agenda-queue.ts';
import { PageError, pageNotFound } from '../errors/page-error.ts';
import type { MountedApp } from '../page/page-route.ts';
import { verifySameOrigin } from '../security/csrf.ts';

const prefix = '/app/admin/queue';

/** What Agendash needs and no more: its own files, and styles that its code sets on elements. */
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

/** Agendash, for operators: the wakes that wait in the queue. Made when somebody first looks at it. */
export const queueDashboard: MountedApp = {
  prefix,
  access: 'admin',
  create({ agenda, config }) {
    const origin = new URL(config.http.publicBaseUrl).origin;
    let dashboard: Promise<Middleware> | null = null;
    return async (ctx, next) => {
      if (!agenda) throw pageNotFound();
      // its page names its files relative to itself
      if (ctx.path === prefix) return ctx.redirect(`${prefix}/`);
      guardChanges(ctx, origin);
      dashboard ??= createDashboard(agenda);
      await (await dashboard)(ctx, next);
      ctx.set('Content-Security-Policy', contentSecurityPolicy);
    };
  },
};

async function createDashboard(agenda: AgendaQueue['agenda']): Promise<Middleware> {
  // brings express along, which nobody else needs
  const { createKoaMiddlewareAsync } = await import('agendash');
  return mount(prefix, compose([withoutTheRest, refuseUnreadable, ...(await createKoaMiddlewareAsync(agenda))]));
}

/**
 * Its forms know nothing of our tokens. They send JSON, which no other site can make a browser send without being asked
 * first, and the browser says where they come from.
 * @throws PageError 403, 415
 */
function guardChanges(ctx: Context, origin: string): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  verifySameOrigin(ctx, origin);
  if (!ctx.is('application/json')) throw notJson();
}

/**
 * What the dashboard does without. Streams have no end of their own and would hold up every stop of the service;
 * figures about this process's work are none where it does none.
 */
const withoutTheRest: Middleware = async (ctx, next) => {
  const isStream = ctx.path === '/api/events';
  if (!isStream) await next();
  if (!isStream && !(ctx.path === '/api/stats' && ctx.status === 500)) return;
  ctx.status = 501;
  ctx.body = { error: 'There is nothing of that here.' };
};

/** A body that is no JSON is the caller's slip, not ours. */
const refuseUnreadable: Middleware = async (ctx, next) => {
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
  return new PageError({ status: 415, title: 'That was not understood', message: 'The dashboard speaks JSON only.' });
}
