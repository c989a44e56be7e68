import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Cookies } from '../cookies/cookies.ts';
import { csrfFailed } from '../errors/page-error.ts';

/** The hidden field of every form that posts. */
export const csrfField = 'csrf_token';
/** The same of what scripts post. */
export const csrfHeader = 'X-CSRF-Token';

const visitorCookie = 'captioneer_visitor';

/**
 * What this browser's forms must carry: the session's own token; before anybody has signed in, one that is derived from
 * a cookie which no script and no other site can read.
 */
export function csrfTokenOf(session: Session | null, cookies: Cookies): string {
  return session ? session.csrfToken : tokenOfVisitor(knownVisitor(cookies) ?? newVisitor(cookies));
}

/**
 * Lets a form in only when the browser says that it comes from our own page and it carries the browser's own token.
 * @throws PageError 403
 */
export function verifyCsrfToken(
  ctx: Context,
  { session, cookies, token, origin }: { session: Session | null; cookies: Cookies; token: string; origin: string },
): void {
  if (!comesFromHere(ctx, origin)) throw csrfFailed();
  const visitor = knownVisitor(cookies);
  const expected = session?.csrfToken ?? (visitor === null ? null : tokenOfVisitor(visitor));
  if (expected === null || !sameText(token, expected)) throw csrfFailed();
}

/** @throws PageError 403 when the browser says that the request comes from another site */
export function verifySameOrigin(ctx: Context, origin: string): void {
  if (!comesFromHere(ctx, origin)) throw csrfFailed();
}

/** Browsers say it in one of two headers; where neither is sent the token alone decides. */
function comesFromHere(ctx: Context, ownOrigin: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '' && site !== 'same-origin') return false;
  const origin = ctx.get('Origin');
  if (origin === '' || origin === ownOrigin) return true;
  // reached by another of its names, e.g. localhost
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}

function knownVisitor(cookies: Cookies): string | null {
  const value = cookies.get(visitorCookie) ?? '';
  return /^[\w-]{32}$/.test(value) ? value : null;
}

function newVisitor(cookies: Cookies): string {
  const visitor = randomBytes(24).toString('base64url');
  cookies.set(visitorCookie, visitor);
  return visitor;
}

function tokenOfVisitor(visitor: string): string {
  return createHash('sha256').update(`csrf:${visitor}`).digest('base64url');
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
