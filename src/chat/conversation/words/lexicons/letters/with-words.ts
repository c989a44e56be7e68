import type { Language } from '../../../../../texts/languages.ts';

/** “With” before the name of a letter case, separated by blanks. */
export const withWords: Readonly<Record<Language, string>> = {
  en: 'with',
  es: 'con',
  fr: 'avec',
  de: 'mit',
  it: 'con',
  pt: 'com',
  ru: 'с',
};
