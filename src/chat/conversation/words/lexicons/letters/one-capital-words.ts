import type { Language } from '../../../../../texts/languages.ts';

/** How people say, behind words in capitals, that each is to begin with one. Regular expressions for folded text. */
export const oneCapitalWords: Readonly<Record<Language, string>> = {
  en: '(?:only|just) (?:the )?(?:first|initial) letters?|(?:the )?first letters? only|(?:only|just) (?:the )?initials?',
  es: '(?:solo|solamente|nada mas) (?:la |las )?(?:primera letra|primeras letras|primera|inicial|iniciales)',
  fr: '(?:juste|seulement|uniquement|que) (?:la |les )?(?:premiere lettre|premieres lettres|premiere|initiale|initiales)',
  de: '(?:nur|bloss|lediglich) (?:der |den |die |jeweils der |jeweils den )?(?:ersten?r? buchstaben?|anfangsbuchstaben?)',
  it: '(?:solo|soltanto|solamente) (?:la |le |l.)?(?:prima lettera|prime lettere|prima|iniziale|iniziali)',
  pt: '(?:so|apenas|somente) (?:a |as )?(?:primeira letra|primeiras letras|primeira|inicial|iniciais)',
  ru: '(?:только|лишь) (?:перв\\p{L}+ букв\\p{L}*|заглавн\\p{L}+ перв\\p{L}+)',
};
