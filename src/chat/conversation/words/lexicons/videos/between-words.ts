import type { Language } from '../../../../../texts/languages.ts';

/** Words between “like” and the name of a video, separated by blanks: "as the last one", "igual que el último". */
export const betweenWords: Readonly<Record<Language, string>> = {
  en: 'the',
  es: 'a al el la que',
  fr: 'le la',
  de: 'beim im bei das in',
  it: 'a al all il la l',
  pt: 'a o que',
  ru: 'в и',
};
