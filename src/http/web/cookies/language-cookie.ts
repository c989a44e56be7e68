import type { Context } from 'koa';
import type { Session } from '../../../product/sign-in/sessions.ts';
import { knownLanguage, type Language, preferredLanguage } from '../../../texts/languages.ts';
import type { Cookies } from './cookies.ts';

const name = 'captioneer_language';
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** What somebody has chosen: as a user, else in this browser; else what the browser asks for. */
export function languageOf(ctx: Context, cookies: Cookies, session: Session | null): Language {
  return session?.language ?? knownLanguage(cookies.get(name)) ?? preferredLanguage(ctx.get('Accept-Language'));
}

export function setLanguageCookie(cookies: Cookies, language: Language): void {
  cookies.set(name, language, { maxAgeSeconds });
}
