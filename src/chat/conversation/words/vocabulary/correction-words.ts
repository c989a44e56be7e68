import { expandPhrases, keysOf } from './phrases.ts';

/** A sign that people ask for by its name. */
export type Sign = ',' | '!' | '?' | '.' | ':' | '…' | '–';

/**
 * Words of one language around the corrections of single words. Phrases are separated by commas and have alternatives, `(a|b)`, like those of a
 * lexicon; words are separated by blanks. Letter case and accents count nowhere.
 */
export interface CorrectionWords {
  /** Words before the number of a line: "in", "at". */
  toLine: string;
  /** Words behind a number that counts: "2 mistakes". */
  mistakes: string;
  /** Phrases for the line before the last one. */
  nextToLast: string;
  /** Phrases behind a line that is counted from the last one. */
  fromBottom: string;
  /** Names of letters as people write them, where these are no single letters: `h:aitch/haitch`. `_` is a blank. */
  letterNames: string;
  /** Phrases between a letter and a word that begins with it: "B as in Bob". */
  letterAs: string;
  /** Words before a letter that stands twice: "double". */
  doubled: string;
  /** Phrases for signs. */
  signs: Readonly<Record<Sign, string>>;
  /** Phrases that say where a sign goes, before the word there. */
  afterWord: string;
  beforeWord: string;
  between: string;
  /** Phrases before the line at the end of which something goes. */
  atEnd: string;
  /** Phrases by which words are to be written as one. */
  oneWord: string;
  /** Phrases by which words are to be joined by a hyphen. */
  hyphen: string;
  /** Phrases of a clause that says that words are right. */
  isRight: string;
  /** Phrases that take back what was said before them. */
  leave: string;
  /** Phrases that say that there are no mistakes. */
  noMistakes: string;
  /** Phrases for everything that a message does not name: "the rest". */
  others: string;
  /** Words that begin what is not so: "but", "except". */
  but: string;
  /** Words that say that something is as it was: "still". */
  still: string;
  /** Indefinite articles. */
  indefinite: string;
  /** Before a letter that a word is spelled without. */
  without: string;
  /** A "no" that stands for itself, and never means "without" or "not": "nope". */
  plainNo: string;
  /** Phrases by which a number is to be written with digits. */
  asDigits: string;
  /** Phrases by which a word is to stand only once: "only one". */
  onlyOne: string;
  /** Phrases by which words are to be written apart. */
  apart: string;
  /** Phrases that ask for more words. */
  add: string;
  /** Phrases by which a word is missing: "you forgot". */
  missing: string;
  /** Phrases that ask to put a word beside another. */
  put: string;
  /** Words for what is missing or put that name no word: "something", "space". */
  unnamed: string;
  /** Phrases before the line, or the words, at the beginning of which something is. */
  atStart: string;
  /** Phrases behind new words that say what these are: “… it is a brand”. */
  explains: string;
  /** Phrases before a word that is spelled out. */
  letterByLetter: string;
  /** Phrases before the right words that are none of them: “it's”, “should be”. */
  itIs: string;
  /** Words by which people address others, or laugh, behind the right words. */
  address: string;
  /** Phrases behind words by which these may be written as one: “together”. */
  together: string;
  /** Phrases by which what was said of other words is meant for these, too. */
  also: string;
  /** Words before a letter that a word is spelled with: "with a c". */
  withLetter: string;
  /** Words that point at others: "it", "that". */
  pointing: string;
}

export type CompiledCorrectionWords = ReturnType<typeof compileCorrectionWords>;

export function compileCorrectionWords(words: CorrectionWords) {
  return {
    toLine: wordsIn(words.toLine),
    mistakes: wordsIn(words.mistakes),
    nextToLast: phrasesIn(words.nextToLast),
    fromBottom: phrasesIn(words.fromBottom),
    letterNames: lettersByName(words.letterNames),
    letterAs: phrasesIn(words.letterAs),
    doubled: wordsIn(words.doubled),
    signs: (Object.keys(words.signs) as Sign[])
      .flatMap((sign) => phrasesIn(words.signs[sign]).map((keys) => ({ sign, keys })))
      .sort((one, other) => other.keys.length - one.keys.length),
    afterWord: phrasesIn(words.afterWord),
    beforeWord: phrasesIn(words.beforeWord),
    between: phrasesIn(words.between),
    atEnd: phrasesIn(words.atEnd),
    oneWord: phrasesIn(words.oneWord),
    hyphen: phrasesIn(words.hyphen),
    isRight: phrasesIn(words.isRight),
    leave: phrasesIn(words.leave),
    noMistakes: phrasesIn(words.noMistakes),
    others: phrasesIn(words.others),
    but: wordsIn(words.but),
    still: wordsIn(words.still),
    indefinite: wordsIn(words.indefinite),
    without: wordsIn(words.without),
    plainNo: wordsIn(words.plainNo),
    asDigits: phrasesIn(words.asDigits),
    onlyOne: phrasesIn(words.onlyOne),
    apart: phrasesIn(words.apart),
    add: phrasesIn(words.add),
    missing: phrasesIn(words.missing),
    put: phrasesIn(words.put),
    unnamed: wordsIn(words.unnamed),
    atStart: phrasesIn(words.atStart),
    explains: phrasesIn(words.explains),
    letterByLetter: phrasesIn(words.letterByLetter),
    itIs: phrasesIn(words.itIs),
    address: wordsIn(words.address),
    together: phrasesIn(words.together),
    also: phrasesIn(words.also),
    withLetter: wordsIn(words.withLetter),
    pointing: wordsIn(words.pointing),
  };
}

/** As keys of tokens, the longest first. */
export function phrasesIn(list: string): string[][] {
  return expandPhrases(list)
    .flatMap(keysOf)
    .sort((one, other) => other.length - one.length);
}

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).flatMap(keysOf).flat());
}

/** By the keys of a name, joined by blanks. */
function lettersByName(list: string): ReadonlyMap<string, string> {
  const named = list.split(/\s+/).filter(Boolean);
  return new Map(
    named.flatMap((entry) => {
      const [letter = '', names = ''] = entry.split(':');
      const keys = names.split('/').flatMap((name) => keysOf(name.replaceAll('_', ' ')));
      return keys.map((key) => [key.join(' '), letter] as const);
    }),
  );
}
