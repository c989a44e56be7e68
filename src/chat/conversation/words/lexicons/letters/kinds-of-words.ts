import type { Language } from '../../../../../texts/languages.ts';

/** What the words are that are to have capitals, separated by blanks: "the names, Sam and Glasgow". */
export const kindsOfWords: Readonly<Record<Language, string>> = {
  en: 'name names proper noun nouns',
  es: 'nombre nombres propio propios',
  fr: 'nom noms propre propres prénom prénoms',
  de: 'name namen eigennamen hauptwort hauptwörter substantive',
  it: 'nome nomi proprio propri',
  pt: 'nome nomes próprio próprios',
  ru: 'имя имена именах собственные',
};
