import { wordRanks } from '../../../engine/captions/emphasis/word-ranks.ts';
import type { Language } from '../../../texts/languages.ts';
import { english } from './lexicons/english.ts';
import { french } from './lexicons/french.ts';
import { german } from './lexicons/german.ts';
import { italian } from './lexicons/italian.ts';
import { portuguese } from './lexicons/portuguese.ts';
import { russian } from './lexicons/russian.ts';
import { spanish } from './lexicons/spanish.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import { compileLexicon } from './vocabulary/compile-lexicon.ts';
import type { Lexicon } from './vocabulary/lexicon.ts';

const lexicons: Record<Language, Lexicon> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  ru: russian,
};

export function lexiconOf(language: Language): Lexicon {
  return lexicons[language];
}

const compiled = new Map<Language, Dictionary>();

/** Compiled on first use, then cached. */
export function dictionaryOf(language: Language): Dictionary {
  const dictionary = compiled.get(language) ?? compileLexicon(lexiconOf(language), language);
  compiled.set(language, dictionary);
  return dictionary;
}

/** The languages that a chat in this one reads: many write some English. */
export function withEnglish(language: Language): Language[] {
  return language === 'en' ? ['en'] : [language, 'en'];
}

export function dictionariesFor(language: Language): Dictionary[] {
  return withEnglish(language).map(dictionaryOf);
}

/** Ranks by frequency. */
const maxOwnRank = 700;
const besides = new Map<Language, Dictionary>();

/** English as it is read in a chat in another language, whose frequent words ask for no removal: Spanish "del", German "bin". */
export function englishBeside(language: Language): Dictionary {
  const english = dictionaryOf('en');
  const isOwn = ([key = '', ...more]: readonly string[]) =>
    more.length === 0 && (wordRanks(language)?.get(key) ?? Infinity) <= maxOwnRank;
  const removeLine = english.corrections.removeLine.filter((keys) => !isOwn(keys));
  const beside = besides.get(language) ?? { ...english, corrections: { ...english.corrections, removeLine } };
  besides.set(language, beside);
  return beside;
}

/** In letters. */
const maxOwn = 2;

/** Whether a very short word of another language is one of the chat's own: Portuguese "ta" is not English "ta", thanks. */
export function isOwnWord(word: string, language: Language): boolean {
  return word.length <= maxOwn && dictionaryOf(language).known.has(word);
}
