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
  /** What people say for a letter case: patterns like those of topics. */
  letterCase: Readonly<Record<LetterCase, string>>;
  /** Questions about the video in work, beside those of the topic `work`: patterns like those of topics. */
  work: string;
}

/** The words of one language, compiled. */
export interface CompiledSentenceWords extends Pick<SentenceWords, 'possible' | 'already' | 'unchanged'> {}

export function compileSentenceWords({ possible, already, unchanged }: SentenceWords): CompiledSentenceWords {
  return { possible: wholeWords(possible), already: wholeWords(already), unchanged: beginnings(unchanged) };
}

function wholeWords({ source }: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
}

function beginnings({ source }: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})`, 'u');
}
