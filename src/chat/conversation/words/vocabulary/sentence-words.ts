import { fold } from '../text/fold.ts';
import { keysOf } from './phrases.ts';

/** How a letter case is meant: the first letter is a capital, that of each word is, all letters are, or none is. */
export type LetterCase = 'first' | 'each' | 'all' | 'small';

/** Words of one language by which a sentence is something else than a wish for its settings. All are folded. */
export interface SentenceWords {
  /** Whole words by which people ask whether something can be had: "possible". */
  possible: RegExp;
  /** Whole words by which people ask whether something is so by now: "is … already". */
  already: RegExp;
  /** Beginnings of words that ask for no change: "leave", "untouched". */
  unchanged: RegExp;
  /** Whole words by which people say that something cannot be seen or read: "the white letters vanish". */
  unseen: RegExp;
  /** Whole words by which people say that the captions cannot be read. */
  unread: RegExp;
  /** Articles and prepositions that may stand between the beginning of a sentence and a noun, separated by blanks. */
  beforeNoun: string;
  /** Words before what something is compared with, separated by blanks: "like". */
  compared: string;
  /** First words of what asks for something earlier, and may name it, separated by blanks: "go back (to white)". */
  restoring: string;
  /** What people say for a letter case: patterns like those of topics; `@` is a single letter. */
  letterCase: Readonly<Record<LetterCase, string>>;
  /** What people say for words that stand out from the others: patterns like those of topics. */
  standingOut: string;
  /** Words of thanks, and of a good-bye: patterns like those of topics. */
  thanks: string;
  goodbye: string;
  /** "Where", separated by commas. */
  where: string;
  /** "But": words between praise or thanks and what is not right, separated by commas. */
  contrast: string;
  /** Words behind which a question follows: "I would like to know". Separated by commas. */
  asking: string;
  /** Words by which one tells what others say: "she told me, you do blue letters". Separated by commas. */
  reported: string;
  /** Questions about the video in work, beside those of the topic `work`: patterns like those of topics. */
  work: string;
}

/** The words of one language, compiled. */
interface CompiledSentenceWords
  extends Pick<SentenceWords, 'possible' | 'already' | 'unchanged' | 'unseen' | 'unread'> {
  beforeNoun: ReadonlySet<string>;
  compared: ReadonlySet<string>;
  restoring: ReadonlySet<string>;
  where: ReadonlySet<string>;
  contrast: ReadonlySet<string>;
  asking: ReadonlySet<string>;
  reported: ReadonlySet<string>;
}

export function compileSentenceWords(words: SentenceWords): CompiledSentenceWords {
  return {
    possible: wholeWords(words.possible),
    already: wholeWords(words.already),
    unchanged: beginnings(words.unchanged),
    unseen: wholeWords(words.unseen),
    unread: wholeWords(words.unread),
    beforeNoun: new Set(words.beforeNoun.split(' ')),
    compared: keySet(words.compared),
    restoring: keySet(words.restoring),
    where: new Set(words.where.split(', ').map(fold)),
    contrast: new Set(words.contrast.split(', ').map(fold)),
    asking: new Set(words.asking.split(', ').map(fold)),
    reported: new Set(words.reported.split(', ').map(fold)),
  };
}

function keySet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').flatMap((word) => keysOf(word).flat()));
}

function wholeWords({ source }: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
}

function beginnings({ source }: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})`, 'u');
}
