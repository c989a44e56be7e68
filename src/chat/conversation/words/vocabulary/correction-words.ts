import { type Misspellings, withMisspelt } from './misspellings.ts';
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
  /** Phrases that say what a line is to be, also behind its number alone: "should say". */
  lineSays: string;
  /** Words around what a line is to be: "soll … heißen". */
  lineFrame?: { opens: string; closes: string };
  /** Words before a line that is to say something: "que la 3 diga". */
  thatLine: string;
  /** Phrases behind a name that say whose it is: "is the name of". */
  isName: string;
  /** Phrases before the name of who writes: "my name". */
  myName: string;
  /** Phrases of the captions before the name of who speaks: "I'm". */
  introduces: string;
  /** "Year". */
  year: string;
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

export function compileCorrectionWords(words: CorrectionWords, misspellings: Misspellings) {
  const phrases = (list: string) => phrasesIn(list, misspellings);
  return {
    toLine: wordsIn(words.toLine),
    mistakes: wordsIn(words.mistakes),
    nextToLast: phrases(words.nextToLast),
    fromBottom: phrases(words.fromBottom),
    letterNames: lettersByName(words.letterNames),
    letterAs: phrases(words.letterAs),
    doubled: wordsIn(words.doubled),
    signs: (Object.keys(words.signs) as Sign[])
      .flatMap((sign) => phrases(words.signs[sign]).map((keys) => ({ sign, keys })))
      .sort((one, other) => other.keys.length - one.keys.length),
    afterWord: phrases(words.afterWord),
    beforeWord: phrases(words.beforeWord),
    between: phrases(words.between),
    atEnd: phrases(words.atEnd),
    oneWord: phrases(words.oneWord),
    hyphen: phrases(words.hyphen),
    isRight: phrases(words.isRight),
    leave: phrases(words.leave),
    noMistakes: phrases(words.noMistakes),
    others: phrases(words.others),
    but: wordsIn(words.but),
    still: wordsIn(words.still),
    indefinite: wordsIn(words.indefinite),
    without: wordsIn(words.without),
    plainNo: wordsIn(words.plainNo),
    asDigits: phrases(words.asDigits),
    onlyOne: phrases(words.onlyOne),
    apart: phrases(words.apart),
    add: phrases(words.add),
    missing: phrases(words.missing),
    put: phrases(words.put),
    unnamed: wordsIn(words.unnamed),
    lineSays: phrases(words.lineSays),
    lineOpens: phrases(words.lineFrame?.opens ?? ''),
    lineCloses: phrases(words.lineFrame?.closes.replaceAll(' ', ', ') ?? ''),
    thatLine: phrases(words.thatLine),
    isName: phrases(words.isName),
    myName: phrases(words.myName),
    introduces: phrases(words.introduces),
    year: wordsIn(words.year),
    atStart: phrases(words.atStart),
    explains: phrases(words.explains),
    letterByLetter: phrases(words.letterByLetter),
    itIs: phrases(words.itIs),
    address: wordsIn(words.address),
    together: phrases(words.together),
    also: phrases(words.also),
    withLetter: wordsIn(words.withLetter),
    pointing: wordsIn(words.pointing),
  };
}

/** As keys of tokens, the longest first. */
export function phrasesIn(list: string, misspellings: Misspellings = new Map()): string[][] {
  return expandPhrases(list)
    .flatMap((phrase) => withMisspelt(keysOf(phrase), misspellings))
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
