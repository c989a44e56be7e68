import type { Language } from '../../../../../texts/languages.ts';

/** Before the name of something: phrases, separated by commas. */
export const calledPhrases: Readonly<Record<Language, string>> = {
  en: "is called, are called, 's called, it's called, its called, is named, is spelled, is spelt, is written",
  es: 'se llama, se llaman, se escribe, se llamaba',
  fr: "s'appelle, s'appellent, s'écrit, s'écrivent, appelle",
  de: 'heißt, heißen, nennt sich, schreibt sich, schreibt man',
  it: 'si chiama, si chiamano, si scrive, si scrivono',
  pt: 'se chama, chama-se, se chamam, chamam-se, se escreve, escreve-se',
  ru: 'называется, называются, пишется, зовётся',
};
