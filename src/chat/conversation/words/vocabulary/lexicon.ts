import type { ColorName, Shade } from '../../settings/palette.ts';
import type { Concept } from './concepts.ts';

/**
 * The words of one language: phrases separated by commas. `(a|b|)` are alternatives inside a word, `{name}` is a set of
 * endings. Accents, letter case and ё count nowhere; umlauts are also found as ae, oe, ue.
 */
export interface Lexicon {
  /** Sets of endings, separated by blanks; `-` = none. */
  endings: Readonly<Record<string, string>>;
  words: Readonly<Partial<Record<Concept, string>>>;
  colors: Readonly<Partial<Record<ColorName, string>>>;
  /** Names of things that are colours only beside a word for a colour or a part: "honey letters", "the colour of brick". */
  colorsOfThings: Readonly<Partial<Record<ColorName, string>>>;
  /** Shades of another colour: "reddish". */
  tints: Readonly<Partial<Record<ColorName, string>>>;
  /** Prefixes of colours within one word: "hellblau". */
  shadePrefixes?: Readonly<Record<Exclude<Shade, 'muted' | 'dusty'>, string>>;
  /** Names of languages beside those of Unicode's tables, by ISO 639-1 code. */
  languages: Readonly<Record<string, string>>;
  /** Inflection of language names: an ending of the name, and the endings that may replace it. */
  languageEndings?: Readonly<Record<string, string>>;
  /** What opens a message that asks for nothing; compared in small letters. */
  greeting: RegExp;
  /** What may follow a greeting and asks for nothing either: "how are you". */
  howAreYou: RegExp;
  thanks: RegExp;
  /** The beginning of a message whose rest is what is said in the video, up to a colon or the end of the line. */
  script: RegExp;
  /** The beginning of a message whose rest is the video's title, up to a colon; and a message that asks for none. */
  title: RegExp;
  noTitle: RegExp;
  /** The words of a message about the watermark; compared in their folded form. */
  watermark: WatermarkWords;
  /** Whole messages that answer a question, without punctuation: no more questions, yes, no. */
  done: RegExp;
  agreed: RegExp;
  denied: RegExp;
  /** Everyday words that only look like a typo of a word above. */
  notTypos: string;
  corrections: CorrectionPhrases;
}

/** Words separated by blanks. A message about the watermark has no others. */
interface WatermarkWords {
  noun: RegExp;
  none: string;
  top: string;
  bottom: string;
  left: string;
  right: string;
  fainter: string;
  stronger: string;
  /** Turns fainter and stronger round: "less visible". */
  less: string;
  /** Without a meaning of their own here. */
  other: string;
}

/** Notation of forms: `replace/change {wrong} with/by {right}`; `/` = one of these words, `_` = a blank within one. */
export interface CorrectionPhrases {
  /** These have no other sense. */
  sure: readonly string[];
  /**
   * These may also be small talk ("I am not hungry"): they count only for similar words, or short ones set off by a
   * comma.
   */
  likely: readonly string[];
  /** These remove words: `remove the_word {wrong}`. */
  removal: readonly string[];
  /** These make words stand out: `make {wrong} stand_out`. */
  emphasis: readonly string[];
  /** The same, for words in quotes only; else they mean something else too: `highlight {wrong}`. */
  quotedEmphasis: readonly string[];
  /** These make words like the others again. */
  plain: readonly string[];
  /** "line", before a number or after an ordinal. */
  line: string;
  /** What may stand between a line's number and its new text. */
  lineBecomes: string;
  /** What may stand before the line when its new text follows: "change line 3 to". */
  changeLine: string;
  removeLine: string;
  /** "First", "second" …, separated by blanks; `/` = one of these. */
  ordinals: string;
  /** In lists of lines: "lines 2 to 4". */
  lineTo: string;
  lineAnd: string;
  /** Words by which people speak of misheard words: "wrong", "spelled"; of two words, "ich_meine", both in a row. */
  mistaken: string;
  /** "Last", of lines. */
  last: string;
  /** Words before what is wrong, beside those of `not`: "instead (of)". */
  insteadOf: string;
  /** Words by which people speak of words that stand twice, separated by blanks; `_` = a blank within one. */
  twice: string;
  /** "Word". */
  aWord: string;
  /** Words that neither side of a likely correction contains, beside the fillers. */
  notCorrected: string;
}
