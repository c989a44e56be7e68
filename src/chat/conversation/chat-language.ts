/** The languages the bots speak; the first is for everybody else. */
export const chatLanguages = ['en', 'es', 'fr', 'de', 'pt', 'ru'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

/** From a locale tag as messengers give it (`pt-BR`, `es_ES`). */
export function chatLanguageOf(locale: string | null | undefined): ChatLanguage {
  const code = locale?.toLowerCase().split(/[-_]/)[0];
  return chatLanguages.find((language) => language === code) ?? chatLanguages[0];
}
