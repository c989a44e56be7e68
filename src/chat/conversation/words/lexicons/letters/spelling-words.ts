import type { Language } from '../../../../../texts/languages.ts';

/** “With” and “without” before the letters that help to spell a word, separated by blanks. */
export const spellingWords: Readonly<Record<Language, string>> = {
  en: 'with without',
  es: 'con sin',
  fr: 'avec sans',
  de: 'mit ohne',
  it: 'con senza',
  pt: 'com sem',
  ru: 'с без',
};
