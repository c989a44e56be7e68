/**
 * Words of a language that weigh more or less than their frequency says. Lists are in small letters, separated by blanks,
 * with straight apostrophes.
 */
export interface KeyWordLexicon {
  /** That something never is, or that nothing is. */
  denials: string;
  /** That something is not so. These are said all the time, so they weigh less than denials. */
  negations: string;
  superlatives: string;
  /** What superlatives end in; null = they are not made by an ending. */
  superlativeEnding: RegExp | null;
  /** Words that only end like one. */
  notSuperlatives: string;
  /** The word after one of these says more: «most important». */
  most: string;
  /** Numbers, written as words, that are worth being seen. */
  numbers: string;
  /** What people stress: promises, warnings, feelings. */
  stressed: string;
  /** Rare in writing, and not worth being seen. */
  fillers: string;
  /** Nouns have a capital too, so a capital is no sign of a name. */
  hasCapitalNouns?: true;
}
