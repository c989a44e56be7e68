import { languageName } from '../../../texts/format.ts';
import { languages } from '../../../texts/languages.ts';
import type { ChatContact } from '../../chats/conversation.model.ts';

/** What the platform says about the person; null = nothing. */
export interface PlatformPerson {
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  locale: string | null;
  /** Its English name. */
  language: string | null;
  lastInteraction: string | null;
}

/** Converts what the platform says about a person. @param now milliseconds since 1970 */
export function toChatContact(
  { name, firstName, lastName, locale, language, lastInteraction }: PlatformPerson,
  now: number,
): ChatContact {
  const names = [firstName, lastName].filter((one) => one !== null).join(' ');
  return {
    name: name ?? (names === '' ? null : names),
    username: null,
    locale: locale ?? localeOf(language),
    lastSeenAt: timeOf(lastInteraction, now),
  };
}

/** ManyChat names languages in English: `Portuguese (Brazil)`. */
function localeOf(language: string | null): string | null {
  const [word] = language?.toLowerCase().split(/[^a-z]/) ?? [];
  return languages.find((code) => languageName('en', code).toLowerCase() === word) ?? language;
}

/** Never later than now. */
function timeOf(text: string | null, now: number): Date {
  const time = Date.parse(text ?? '');
  return new Date(Number.isNaN(time) ? now : Math.min(time, now));
}
