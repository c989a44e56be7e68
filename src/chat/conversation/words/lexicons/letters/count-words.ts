import type { Language } from '../../../../../texts/languages.ts';

/** How often a letter stands in a word: words, separated by blanks. */
interface CountWords {
  one: string;
  /** Beside “one”, before the letter or behind it. */
  only: string;
  two: string;
}

export const countWords: Readonly<Record<Language, CountWords>> = {
  en: { one: 'one single 1', only: 'only just single', two: 'two double 2' },
  es: { one: 'una un 1', only: 'sola solo solamente nomás única nada más', two: 'dos doble 2' },
  fr: { one: 'un une 1', only: 'seul seule seulement', two: 'deux double 2' },
  de: {
    one: 'ein eine einem einer einen 1',
    only: 'nur bloß einzigen einzelnen einzige',
    two: 'zwei doppeltem doppel 2',
  },
  it: { one: 'una un 1', only: 'sola solo soltanto unica', two: 'due doppia 2' },
  pt: { one: 'um uma 1', only: 'só apenas somente único única', two: 'dois duas 2' },
  ru: { one: 'одна одну одной одним одно 1', only: 'только лишь', two: 'две двумя два двойной 2' },
};

/** “In the plural”, “in the singular”, of words: phrases, separated by commas. */
export const numberPhrases: Readonly<Record<Language, string>> = {
  en: 'in the plural, in plural, plural, in the singular, in singular, singular',
  es: 'en plural, plural, en singular, singular',
  fr: 'au pluriel, pluriel, au singulier, singulier',
  de: 'im plural, in der mehrzahl, plural, mehrzahl, im singular, in der einzahl, singular, einzahl',
  it: 'al plurale, plurale, al singolare, singolare',
  pt: 'no plural, em plural, plural, no singular, singular',
  ru: 'во множественном числе, множественное число, в единственном числе, единственное число',
};
