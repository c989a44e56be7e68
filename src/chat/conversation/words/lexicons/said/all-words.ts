import type { Language } from '../../../../../texts/languages.ts';

/** Words for the whole text, separated by blanks. */
export const allWords: Readonly<Record<Language, string>> = {
  en: 'all everything',
  es: 'todo toda todos',
  fr: 'tout tous toutes',
  de: 'alles alle',
  it: 'tutto tutti',
  pt: 'tudo todo toda todos',
  ru: 'все всё весь',
};
