/** Languages of the pages, the chats and the mails; the first is used where a person's own is not among them. */
export const languages = ['en', 'es', 'fr', 'de', 'pt', 'ru'] as const;
export type Language = (typeof languages)[number];

/** @param locale a tag as messengers and browsers give it (`pt-BR`, `es_ES`) */
export function languageOf(locale: string | null | undefined): Language {
  const code = locale?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === code) ?? languages[0];
}
