import type { Language } from '../../../../../texts/languages.ts';

/** Words before names of people and places, separated by blanks. */
export const titlesOfNames: Readonly<Record<Language, string>> = {
  en: 'saint st dame sir lady mr mrs ms dr don',
  es: 'san santo santa sant don doña',
  fr: 'saint sainte st ste dom',
  de: 'sankt st dr',
  it: 'san santo santa sant don',
  pt: 'são santo santa dom dona dr',
  ru: 'доктор святой святая сан санта дон',
};
