import type { Language } from '../../../../../texts/languages.ts';

/** Words around numbers that are praise or years, and no wish; separated by blanks. */
export interface RatingWords {
  /** Before a ten or a hundred that praises: Italian “sei da 100”. */
  before: string;
  /** Behind a number. */
  years: string;
}

export const ratingWords: Readonly<Record<Language, RatingWords>> = {
  en: { before: '', years: 'years' },
  es: { before: 'un una nota', years: 'años' },
  fr: { before: 'un note', years: 'ans' },
  de: { before: 'ein eine ne note', years: 'jahre' },
  it: { before: 'un una sei da', years: 'anni' },
  pt: { before: 'é e nota', years: 'anos' },
  ru: { before: 'на', years: 'лет год' },
};
