import type { ChatContact } from '../chats/conversation.model.ts';
import type { PlatformPerson } from './chatbot-platform-services.ts';

/** What the platform says of somebody, in the terms of all messengers. */
export function contactOf(
  { name, firstName, lastName, locale, language, lastInteraction }: PlatformPerson,
  now: number,
) {
  const names = [firstName, lastName].filter((one) => one !== null).join(' ');
  return {
    name: name ?? (names === '' ? null : names),
    username: null,
    locale: locale ?? localeOf(language),
    lastSeenAt: timeOf(lastInteraction, now),
  } satisfies ChatContact;
}

/** ManyChat names languages in English: `Portuguese (Brazil)`. */
const codes: Record<string, string> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  portuguese: 'pt',
  russian: 'ru',
};

function localeOf(language: string | null): string | null {
  if (language === null) return null;
  const [word = ''] = language.toLowerCase().split(/[^a-z]/);
  return Object.hasOwn(codes, word) ? (codes[word] ?? null) : language;
}

/** Nobody has written later than now. */
function timeOf(text: string | null, now: number): Date {
  const time = Date.parse(text ?? '');
  return new Date(Number.isNaN(time) ? now : Math.min(time, now));
}
