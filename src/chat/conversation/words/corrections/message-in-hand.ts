import type { SaidWish } from '../said-wish.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/token.ts';
import type { Dictionary } from '../vocabulary/dictionary.ts';

/** A message while it is read from its beginning to its end. */
export interface MessageInHand {
  text: string;
  dictionaries: readonly Dictionary[];
  isQuoted: (at: number) => boolean;
  /** What is still to be read; the next one is the last of them. */
  segments: Segment[];
  corrections: SaidWish[];
  /** The tokens of what is no correction. */
  rest: Token[];
}

/** Keeps tokens for settings, apart from those before them. */
export function leave({ rest }: MessageInHand, tokens: readonly Token[]): void {
  const end = tokens.at(-1)?.end ?? 0;
  for (const token of tokens) rest.push(token);
  rest.push({ kind: 'break', key: ',', start: end, end });
}
