import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Cookies } from '../cookies/cookies.ts';
import { csrfFailed } from '../errors/page-error.ts';

/** The hidden field with the token, in every form that posts. */
export const csrfField = 'csrf_token';
/** The header with the token, in what scripts post. */
export const csrfHeader = 'X-CSRF-Token';

const visitorCookie = 'captioneer_visitor';

/**
 * The token that this browser's forms must carry: the session's own one; for visitors who are not signed in, one that
 * is derived from a cookie which no script and no other site can read.
 */
export function csrfTokenOf(session: Session | null, cookies: Cookies): string {
  return session ? session.csrfToken : visitorToken(readVisitorId(cookies) ?? newVisitorId(cookies));
}

/**
 * Accepts a form only if the browser says that it comes from our own page, and it carries the browser's own token.
 * @throws PageError 403
 */
export function verifyCsrfToken(
  ctx: Context,
  { session, cookies, token, origin }: { session: Session | null; cookies: Cookies; token: string; origin: string },
): void {
  verifySameOrigin(ctx, origin);
  const visitorId = readVisitorId(cookies);
  const expected = session?.csrfToken ?? (visitorId === null ? null : visitorToken(visitorId));
  if (expected === null || !isEqual(token, expected)) throw csrfFailed();
}

/** @throws PageError 403 if the browser says that the request comes from another site */
export function verifySameOrigin(ctx: Context, origin: string): void {
  if (!isSameOrigin(ctx, origin)) throw csrfFailed();
}

/** Browsers say it in one of two headers. If neither is sent, the token alone decides. */
function isSameOrigin(ctx: Context, ownOrigin: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '' && site !== 'same-origin') return false;
  const origin = ctx.get('Origin');
  if (origin === '' || origin === ownOrigin) return true;
  // the service may be reached by another of its names, e.g. localhost
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}

function readVisitorId(cookies: Cookies): string | null {
  const value = cookies.get(visitorCookie) ?? '';
  return /^[\w-]{32}$/.test(value) ? value : null;
}

function newVisitorId(cookies: Cookies): string {
  const visitorId = randomBytes(24).toString('base64url');
  cookies.set(visitorCookie, visitorId);
  return visitorId;
}

function visitorToken(visitorId: string): string {
  return createHash('sha256').update(`csrf:${visitorId}`).digest('base64url');
}

/** In constant time. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
