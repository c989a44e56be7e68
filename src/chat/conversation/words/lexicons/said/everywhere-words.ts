import type { Language } from '../../../../../texts/languages.ts';

/** That something is asked for in all places: words, separated by blanks. */
export const everywhereWords: Readonly<Record<Language, string>> = {
  en: 'everywhere',
  es: 'todas todos partes siempre',
  fr: 'partout',
  de: 'überall',
  it: 'dappertutto ovunque',
  pt: 'todo toda parte lado sempre',
  ru: 'везде всюду',
};
