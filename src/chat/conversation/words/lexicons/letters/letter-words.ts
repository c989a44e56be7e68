import type { Language } from '../../../../../texts/languages.ts';

/** Words around the name of a letter case, or of a letter, separated by blanks. */
export const letterWords: Readonly<Record<Language, string>> = {
  en: 'letter letters word words initial',
  es: 'letra letras inicial iniciales palabra palabras',
  fr: 'lettre lettres mot mots',
  de: 'buchstabe buchstaben wort wörter',
  it: 'lettera lettere iniziale parola parole',
  pt: 'letra letras inicial palavra palavras',
  ru: 'буква буквы букву буквой буквами слово слова',
};
