import type { Language } from '../../../../../texts/languages.ts';

/** Words before the name of a video that something is to be like, separated by blanks. */
export const likeWords: Readonly<Record<Language, string>> = {
  en: 'as',
  es: 'como igual iguales',
  fr: 'comme pareil pareille pareilles',
  de: 'wie',
  it: 'come uguale uguali',
  pt: 'como igual iguais',
  ru: 'как',
};
