import type { Language } from '../../../../../texts/languages.ts';

/** Words behind a word of which a message tells what it is: “кубра это река”. Separated by blanks. */
export const tellsWhatIs: Readonly<Record<Language, string>> = {
  en: 'is',
  es: 'es',
  fr: 'est c’est c',
  de: 'ist',
  it: 'è',
  pt: 'é',
  ru: 'это',
};
