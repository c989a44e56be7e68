import type { Wish } from '../../understood-words.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/token.ts';
import type { Dictionary } from '../vocabulary/dictionary.ts';

interface WishInText {
  wish: Wish;
  /** Index in the text. */
  at: number;
}

/** The state of reading a message from its beginning to its end. */
export interface Reading {
  text: string;
  dictionaries: readonly Dictionary[];
  isQuoted: (at: number) => boolean;
  /** Segments still to be read, in reverse order: the next one is the last. */
  segments: Segment[];
  corrections: WishInText[];
  /** Tokens that belong to no correction. */
  rest: Token[];
}

/** Keeps tokens for the settings reader, separated from those before them. */
export function keepForSettings({ rest }: Reading, tokens: readonly Token[]): void {
  const end = tokens.at(-1)?.end ?? 0;
  for (const token of tokens) rest.push(token);
  rest.push({ kind: 'break', key: ',', start: end, end });
}
