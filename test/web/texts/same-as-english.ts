import type { PageLanguage } from '../../../src/web/texts/texts.ts';

/** Texts that a language says just as English does. */
export const sameAsEnglish: Partial<Record<PageLanguage, string[]>> = {
  es: [],
  fr: [],
  de: ['shell.menu.videos'],
  pt: [],
  ru: [],
};
