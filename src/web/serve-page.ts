import type { Context, Middleware } from 'koa';
import { assertOwnForm, csrfField, csrfHeader } from './csrf.ts';
import { emptyForm } from './form-fields.ts';
import { admit, visitorOf } from './identify-visitor.ts';
import { setLanguageCookie } from './language-cookie.ts';
import type { PageRoute, Visit } from './page-route.ts';
import { readForm, readJson } from './read-form.ts';
import type { SendReply } from './send-reply.ts';
import { setSessionCookie } from './session-cookie.ts';
import { textsOf } from './texts/texts.ts';
import type { WebDeps } from './web-deps.ts';

/** One page in the order of checks: who asks, is the form our own, and then what the page does. */
export function servePage(route: PageRoute, deps: WebDeps, sendReply: SendReply): Middleware {
  const origin = new URL(deps.services.config.http.publicBaseUrl).origin;
  return async (ctx) => {
    const turnedAway = admit(ctx, route.access);
    if (turnedAway) return sendReply(ctx, turnedAway);
    const { token, ...posted } = await readPosted(ctx, route);
    if (route.method === 'post') assertOwnForm(ctx, { ...visitorOf(ctx), token, origin });
    await sendReply(ctx, await route.handle(visitOf(ctx, posted), deps));
  };
}

async function readPosted(ctx: Context, { method, body }: PageRoute) {
  if (method === 'get') return { form: emptyForm, json: undefined, token: '' };
  if (body === 'json') return { form: emptyForm, json: await readJson(ctx), token: ctx.get(csrfHeader) };
  const form = await readForm(ctx);
  return { form, json: undefined, token: form.text(csrfField) };
}

function visitOf(ctx: Context, posted: Pick<Visit, 'form' | 'json'>): Visit {
  const visitor = visitorOf(ctx);
  return {
    session: visitor.session,
    params: ctx.params ?? {},
    query: new URLSearchParams(ctx.querystring),
    ...posted,
    address: ctx.ip,
    path: ctx.url,
    language: visitor.language,
    texts: textsOf(visitor.language),
    setLanguage: (language) => setLanguageCookie(visitor.cookies, language),
    setSession: (secret) => setSessionCookie(visitor.cookies, secret),
  };
}
