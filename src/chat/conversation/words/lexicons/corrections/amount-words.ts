import type { Language } from '../../../../../texts/languages.ts';

/** What an amount is called in a correction of it: words, separated by blanks. */
export const amountWords: Readonly<Record<Language, string>> = {
  en: 'price',
  es: 'precio',
  fr: 'prix',
  de: 'preis',
  it: 'prezzo',
  pt: 'preço',
  ru: 'цена стоимость',
};
