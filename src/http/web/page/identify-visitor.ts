import type { Context, Middleware } from 'koa';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Language } from '../../../texts/languages.ts';
import { type Cookies, cookiesOf, languageOf, openSession } from '../cookies/cookies.ts';
import { notSignedIn, pageNotFound } from '../errors/page-error.ts';
import { type PageAccess, type PageDeps, redirect } from './page-route.ts';

/** Who asks: found out once a request, before anything else. */
interface Visitor {
  session: Session | null;
  cookies: Cookies;
  /** Of the page. */
  language: Language;
}

export function identifyVisitor({ config, signIn }: PageDeps): Middleware {
  const isHttps = config.http.publicBaseUrl.startsWith('https:');
  return async (ctx, next) => {
    const cookies = cookiesOf(ctx, { isHttps });
    // if the session cannot be read, the error page needs a visitor too
    const visitor: Visitor = { session: null, cookies, language: languageOf(ctx, cookies, null) };
    ctx.state.visitor = visitor;
    visitor.session = await openSession(signIn, cookies);
    visitor.language = languageOf(ctx, cookies, visitor.session);
    await next();
  };
}

export function visitorOf(ctx: Context): Visitor {
  return ctx.state.visitor;
}

/**
 * null = the visitor may see the page. Otherwise a redirection to the sign-in page, which leads back here afterwards.
 * @throws PageError 404 on operators' pages for all other users, who are not told that there is such a page; 403 for a
 *   script, which cannot show a sign-in page
 */
export function requireAccess(ctx: Context, access: PageAccess) {
  const { session } = visitorOf(ctx);
  if (access === 'anybody') return null;
  if (!session) {
    if (wantsJson(ctx)) throw notSignedIn();
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    return redirect(`/sign-in?to=${encodeURIComponent(isRead ? ctx.url : '/app')}`);
  }
  if (access === 'admin' && !session.isAdmin) throw pageNotFound();
  return null;
}

/** Whether one of our scripts asks, and not a browser that shows pages. */
export function wantsJson(ctx: Context): boolean {
  return ctx.get('Accept').startsWith('application/json');
}
