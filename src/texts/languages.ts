/** Languages of the pages, the chats, the mails and the bots; the first is used where a person's own is not among them. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru'] as const;
export type Language = (typeof languages)[number];

/** @param locale a tag as messengers and browsers give it (`pt-BR`, `es_ES`); `und-DE` = only the country is known */
export function languageOf(locale: string | null | undefined): Language {
  const [language, country] = locale?.toLowerCase().split(/[-_]/) ?? [];
  return knownLanguage(language === 'und' ? country : language) ?? languages[0];
}

/** null = none of ours. */
export function knownLanguage(code: string | null | undefined): Language | null {
  return languages.find((language) => language === code) ?? null;
}

/** The best of what a browser asks for (`Accept-Language`) that there are texts in; English for everybody else. */
export function preferredLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage
    .split(',', 20)
    .map(readWish)
    .filter(({ weight }) => weight > 0);
  const best = wishes.toSorted((a, b) => b.weight - a.weight).find(({ language }) => language !== null);
  return best?.language ?? languages[0];
}

/** `pt-BR;q=0.8` */
function readWish(wish: string): { language: Language | null; weight: number } {
  const [tag = '', ...parameters] = wish
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { language: knownLanguage(tag.split('-')[0]), weight: Number.isFinite(weight) ? weight : 0 };
}
