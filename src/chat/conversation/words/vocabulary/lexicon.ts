import type { Concept } from './concepts.ts';
import type { ColorName, Shade } from './palette.ts';

/**
 * The words of one language: phrases separated by commas. `(a|b|)` are alternatives inside a word, `{name}` is a set of
 * endings. Accents, letter case and ё count nowhere; umlauts are also found as ae, oe, ue.
 */
export interface Lexicon {
  /** Sets of endings, separated by blanks; `-` = none. */
  endings: Readonly<Record<string, string>>;
  words: Readonly<Partial<Record<Concept, string>>>;
  colors: Readonly<Partial<Record<ColorName, string>>>;
  /** Written before a colour, in one word with it: «hellblau». */
  shadePrefixes?: Readonly<Record<Shade, string>>;
  /** Names of languages beside those of Unicode's tables, by ISO 639-1 code. */
  languages: Readonly<Record<string, string>>;
  /** How the name of a language is bent: an ending of the name, and what may stand in its place. */
  languageEndings?: Readonly<Record<string, string>>;
  /** What opens a message that asks for nothing; compared in small letters. */
  greeting: RegExp;
  thanks: RegExp;
  /** Words of daily speech that only look like a typo of one above. */
  notTypos: string;
  corrections: CorrectionPhrases;
}

/**
 * Forms are written as `replace/change {wrong} with/by {right}`: `/` = one of these words, `_` = a blank in one of
 * them.
 */
export interface CorrectionPhrases {
  /** Said in no other sense. */
  sure: readonly string[];
  /**
   * May be small talk too («I am not hungry»): taken only for words that are much alike, or short and set off by a
   * comma.
   */
  likely: readonly string[];
  /** What takes words out: `remove the_word {wrong}`. */
  removal: readonly string[];
  /** «line», before a number or after an ordinal. */
  line: string;
  /** What may stand between a line's number and its new text. */
  lineBecomes: string;
  /** What may stand before the line, and means that its text follows: «change line 3 to». */
  changeLine: string;
  removeLine: string;
  /** From the first on, separated by blanks; `/` = one of these. */
  ordinals: string;
  /** In a list of lines. */
  lineTo: string;
  lineAnd: string;
  /** Words that neither side of a likely correction consists of, beside the fillers. */
  notCorrected: string;
}
