import type { Language } from '../../../../../texts/languages.ts';

/** “Each” and “both”, separated by blanks. */
export const eachWords: Readonly<Record<Language, string>> = {
  en: 'each both',
  es: 'cada ambos ambas',
  fr: 'chacun chacune',
  de: 'jeweils je beide beides',
  it: 'entrambi entrambe',
  pt: 'cada ambos ambas',
  ru: 'оба обе',
};
