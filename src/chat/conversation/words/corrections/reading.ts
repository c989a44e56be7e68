import type { CorrectionWish, Wish } from '../../understood-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';

interface WishInText {
  wish: Wish;
  /** Index in the text. */
  at: number;
}

/** Reads a part of a message by itself, with the captions of one line. */
export type ReadPart = (said: string, captions: CaptionsInHand) => { wishes: CorrectionWish[]; unread: string[] };

/** The state of reading a message from its beginning to its end. */
export interface Reading {
  text: string;
  dictionaries: readonly Dictionary[];
  /** The captions that a correction is about; null = they are not loaded. */
  captions: CaptionsInHand | null;
  isQuoted: (at: number) => boolean;
  /** Whether the words to correct must be named exactly as the captions have them. */
  isExact?: boolean;
  /** Whether only the right words may stand in the captions: they are not turned into the wrong ones. */
  isRightThere?: boolean;
  /** Once it is spent, the rest of the message holds no corrections but of whole lines. */
  budget: Budget;
  /** Segments still to be read, in reverse order: the next one is the last. */
  segments: Segment[];
  corrections: WishInText[];
  /** Parts of the sentence that was just taken, in order, that are to be read by themselves. */
  left: Segment[];
  /** Tokens that belong to no correction. */
  rest: Token[];
  readPart: ReadPart;
  /** What the message leaves as it is. */
  unchanged: {
    /** Whether it says so of anything. */
    isSaid: boolean;
    /** Words that it says are right, by their letters. */
    words: ReadonlySet<string>;
  };
}

/**
 * How many more tokens may be tried as corrections. A person's message is tried a few times over, in different cuts; one
 * made of nothing but "and"s would be tried a hundred times.
 */
export interface Budget {
  tokens: number;
}

export function createBudget(tokens: number): Budget {
  return { tokens: 1200 + 10 * tokens };
}

/** @returns false when too little is left */
export function spend(budget: Budget, tokens: number): boolean {
  budget.tokens -= tokens;
  return budget.tokens >= 0;
}

/** Keeps tokens for the settings reader, separated from those before them. */
export function keepForSettings({ rest }: Reading, tokens: readonly Token[]): void {
  const end = tokens.at(-1)?.end ?? 0;
  for (const token of tokens) rest.push(token);
  rest.push({ kind: 'break', key: ',', start: end, end });
}

/** Tokens between two commas, full stops or line ends; signs inside quotes do not separate. */
export interface Segment {
  tokens: Token[];
  /** The sign before it; `\n` also for the first. */
  after: string;
}

export function splitIntoSegments(tokens: readonly Token[], isQuoted: (at: number) => boolean): Segment[] {
  const segments: Segment[] = [{ tokens: [], after: '\n' }];
  for (const token of tokens) {
    if (token.kind === 'break' && !isInQuotes(token, isQuoted)) {
      segments.push({ tokens: [], after: afterOf(token, segments.at(-1)) });
    } else segments.at(-1)?.tokens.push(token);
  }
  return segments.filter((segment) => segment.tokens.length > 0);
}

/** A sign that was put between two segments is none of a quote, wherever it stands. */
export function isInQuotes({ start, end }: Token, isQuoted: (at: number) => boolean): boolean {
  return end > start && isQuoted(start);
}

/** A line end counts also after another sign: "yellow!\n3: …". */
function afterOf({ key }: Token, last: Segment | undefined): string {
  return last?.tokens.length === 0 && last.after === '\n' ? '\n' : key;
}

/** The tokens of segments, with the signs between them. */
export function tokensOf(segments: readonly Segment[]): Token[] {
  return segments.flatMap(({ tokens, after }, index) => {
    const start = tokens[0]?.start ?? 0;
    const sign: Token[] = index === 0 ? [] : [{ kind: 'break', key: after, start, end: start }];
    return [...sign, ...tokens];
  });
}
