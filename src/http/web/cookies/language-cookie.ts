import type { Context } from 'koa';
import type { Session } from '../../../product/sign-in/sessions.ts';
import { knownLanguage, type Language, preferredLanguage } from '../../../texts/languages.ts';
import type { Cookies } from './cookies.ts';

const name = 'captioneer_language';
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The language that the user has chosen, else the one chosen in this browser, else the one that the browser prefers. */
export function languageOf(ctx: Context, cookies: Cookies, session: Session | null): Language {
  return session?.language ?? knownLanguage(cookies.get(name)) ?? preferredLanguage(ctx.get('Accept-Language'));
}

export function setLanguageCookie(cookies: Cookies, language: Language): void {
  cookies.set(name, language, { maxAgeSeconds });
}
