import type { Context } from 'koa';
import type { SignInServices } from '../../../product/sign-in/create-sign-in-services.ts';
import type { Session } from '../../../product/sign-in/sessions.ts';
import { knownLanguage, type Language, preferredLanguage } from '../../../texts/languages.ts';

export interface Cookies {
  get(name: string): string | undefined;
  /** Without an age the cookie lasts until the browser is closed. */
  set(name: string, value: string, options?: { maxAgeSeconds?: number }): void;
  remove(name: string): void;
}

/**
 * The cookies of one request. Scripts cannot read them, and forms of other sites do not send them. With https they are
 * `Secure` and have the prefix `__Host-`, so that no other host of the domain and no page without https can set them.
 */
export function cookiesOf(ctx: Context, { isHttps }: { isHttps: boolean }): Cookies {
  const fullName = (name: string) => (isHttps ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge: string) =>
    ctx.append(
      'Set-Cookie',
      `${fullName(name)}=${value}; Path=/${maxAge}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  return {
    get: (name) => ctx.cookies.get(fullName(name), { signed: false }),
    set: (name, value, { maxAgeSeconds } = {}) =>
      write(name, value, maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`),
    remove: (name) => write(name, '', '; Max-Age=0'),
  };
}

const sessionCookie = 'captioneer_session';
/** As long as the session itself; each rotation of the session extends both. */
const sessionAgeSeconds = 30 * 24 * 60 * 60;

/** The session of this browser. If the session has been rotated, its new cookie is set. */
export async function openSession(signIn: SignInServices, cookies: Cookies): Promise<Session | null> {
  const secret = cookies.get(sessionCookie);
  if (secret === undefined) return null;
  const opened = await signIn.openSession(secret);
  if (!opened) cookies.remove(sessionCookie);
  if (opened?.newSecret) cookies.set(sessionCookie, opened.newSecret, { maxAgeSeconds: sessionAgeSeconds });
  return opened?.session ?? null;
}

/** @param secret null = signed out */
export function setSessionCookie(cookies: Cookies, secret: string | null): void {
  if (secret === null) cookies.remove(sessionCookie);
  else cookies.set(sessionCookie, secret, { maxAgeSeconds: sessionAgeSeconds });
}

const languageCookie = 'captioneer_language';
const languageAgeSeconds = 365 * 24 * 60 * 60;

/** The language that the user has chosen, else the one chosen in this browser, else the one that the browser prefers. */
export function languageOf(ctx: Context, cookies: Cookies, session: Session | null): Language {
  return (
    session?.language ?? knownLanguage(cookies.get(languageCookie)) ?? preferredLanguage(ctx.get('Accept-Language'))
  );
}

export function setLanguageCookie(cookies: Cookies, language: Language): void {
  cookies.set(languageCookie, language, { maxAgeSeconds: languageAgeSeconds });
}
