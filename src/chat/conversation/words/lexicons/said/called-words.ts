import type { Language } from '../../../../../texts/languages.ts';
import { phrasesIn } from '../../vocabulary/correction-words.ts';

/** Before the name of something: phrases, separated by commas. */
const calledPhrases: Readonly<Record<Language, string>> = {
  en: "is called, are called, 's called, it's called, its called, is named, is spelled, is spelt, is written",
  es: 'se llama, se llaman, se escribe, se llamaba',
  fr: "s'appelle, s'appellent, s'écrit, s'écrivent, appelle",
  de: 'heißt, heißen, nennt sich, schreibt sich, schreibt man',
  it: 'si chiama, si chiamano, si scrive, si scrivono',
  pt: 'se chama, chama-se, se chamam, chamam-se, se escreve, escreve-se',
  ru: 'называется, называются, пишется, зовётся',
};

const compiled = new Map<string, string[][]>();

/** Those of a language, as keys of tokens. */
export function phrasesOfCalled(language: Language): string[][] {
  const known = compiled.get(language) ?? phrasesIn(calledPhrases[language]);
  compiled.set(language, known);
  return known;
}
