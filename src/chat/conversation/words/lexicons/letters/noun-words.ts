import type { Language } from '../../../../../texts/languages.ts';

/** Kinds of words that have capitals: words, separated by blanks. Which words of the captions are of the kind cannot be known surely. */
export const nounWords: Readonly<Record<Language, string>> = {
  en: 'noun nouns proper',
  es: 'sustantivo sustantivos propios',
  fr: 'substantif substantifs propres',
  de: 'hauptwort hauptwörter hauptwörtern nomen substantiv substantive substantiven namenwörter dingwörter eigennamen',
  it: 'sostantivo sostantivi propri',
  pt: 'substantivo substantivos próprios',
  ru: 'существительное существительные существительных собственные',
};

/** "Groß" is a capital as well as a size in German: words, separated by blanks. */
export const bigWords = 'groß große großen großschreiben großgeschrieben';
