import type { Context, Middleware } from 'koa';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Language } from '../../../texts/languages.ts';
import { type Cookies, cookiesOf } from '../cookies/cookies.ts';
import { languageOf } from '../cookies/language-cookie.ts';
import { openSession } from '../cookies/session-cookie.ts';
import { notSignedIn, pageNotFound } from '../errors/page-error.ts';
import type { WebDeps } from './page-deps.ts';
import { type PageAccess, redirect } from './page-route.ts';
import { wantsJson } from './wants-json.ts';

/** Who asks, found out once a request, before anything is shown. */
export interface Visitor {
  session: Session | null;
  cookies: Cookies;
  /** What pages are shown in. */
  language: Language;
}

export function identifyVisitor({ services }: WebDeps): Middleware {
  const isHttps = services.config.http.publicBaseUrl.startsWith('https:');
  return async (ctx, next) => {
    const cookies = cookiesOf(ctx, { isHttps });
    // where finding out fails, the page that says so is shown to nobody in particular
    const visitor: Visitor = { session: null, cookies, language: languageOf(ctx, cookies, null) };
    ctx.state.visitor = visitor;
    visitor.session = await openSession(services.signIn, cookies);
    visitor.language = languageOf(ctx, cookies, visitor.session);
    await next();
  };
}

export function visitorOf(ctx: Context): Visitor {
  return ctx.state.visitor;
}

/**
 * A reply for whoever may not come in yet: off to sign in, and back to the page afterwards. null = may come in.
 * @throws PageError 404 for what is for operators: nobody else is told that it is there; 403 for a script, which a
 * page
 *   to sign in on is no answer for
 */
export function requireAccess(ctx: Context, access: PageAccess) {
  const { session } = visitorOf(ctx);
  if (access === 'anybody') return null;
  if (!session) {
    if (wantsJson(ctx)) throw notSignedIn();
    const isGot = ctx.method === 'GET' || ctx.method === 'HEAD';
    return redirect(`/sign-in?to=${encodeURIComponent(isGot ? ctx.url : '/app')}`);
  }
  if (access === 'admin' && !session.isAdmin) throw pageNotFound();
  return null;
}
