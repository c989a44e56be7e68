import type { Context, Middleware } from 'koa';
import { assertOwnForm, csrfField } from './csrf.ts';
import { emptyForm } from './form-fields.ts';
import { admit, visitorOf } from './identify-visitor.ts';
import { setLanguageCookie } from './language-cookie.ts';
import type { PageRoute, Visit } from './page-route.ts';
import { readForm } from './read-form.ts';
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
    const form = route.method === 'post' ? await readForm(ctx) : emptyForm;
    if (route.method === 'post') assertOwnForm(ctx, { ...visitorOf(ctx), token: form.text(csrfField), origin });
    sendReply(ctx, await route.handle(visitOf(ctx, form), deps));
  };
}

function visitOf(ctx: Context, form: Visit['form']): Visit {
  const visitor = visitorOf(ctx);
  return {
    session: visitor.session,
    params: ctx.params ?? {},
    query: new URLSearchParams(ctx.querystring),
    form,
    address: ctx.ip,
    path: ctx.url,
    language: visitor.language,
    texts: textsOf(visitor.language),
    setLanguage: (language) => setLanguageCookie(visitor.cookies, language),
    setSession: (secret) => setSessionCookie(visitor.cookies, secret),
  };
}
