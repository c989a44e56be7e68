import type { Language } from '../../../../../texts/languages.ts';

/** Kinds of words that have capitals: words, separated by blanks. Which words of the captions are of the kind cannot be known surely. */
export const nounWords: Readonly<Record<Language, string>> = {
  en: 'noun nouns proper names surnames cities towns places brands',
  es: 'sustantivo sustantivos propios nombres apellidos ciudades lugares marcas',
  fr: 'substantif substantifs propres noms prénoms villes lieux marques',
  de: 'hauptwort hauptwörter hauptwörtern nomen substantiv substantive substantiven namenwörter dingwörter eigennamen namen nachnamen ortsnamen städte orte marken',
  it: 'sostantivo sostantivi propri nomi cognomi città luoghi marche',
  pt: 'substantivo substantivos próprios nomes sobrenomes cidades lugares marcas',
  ru: 'существительное существительные существительных собственные имена фамилии города названия',
};

/** "Groß" is a capital as well as a size in German: words, separated by blanks. */
export const bigWords = 'groß große großen großschreiben großgeschrieben';
