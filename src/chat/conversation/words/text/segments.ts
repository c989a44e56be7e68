import type { Token } from './token.ts';

/** Tokens between two commas, full stops or line ends; signs inside quotes do not separate. */
export interface Segment {
  tokens: Token[];
  /** The sign before it; `\n` also for the first. */
  after: string;
}

export function splitIntoSegments(tokens: readonly Token[], isQuoted: (at: number) => boolean): Segment[] {
  const segments: Segment[] = [{ tokens: [], after: '\n' }];
  for (const token of tokens) {
    if (token.kind === 'break' && !isQuoted(token.start)) {
      segments.push({ tokens: [], after: afterOf(token, segments.at(-1)) });
    } else segments.at(-1)?.tokens.push(token);
  }
  return segments.filter((segment) => segment.tokens.length > 0);
}

/** A line end counts also after another sign: "yellow!\n3: …". */
function afterOf({ key }: Token, last: Segment | undefined): string {
  return last?.tokens.length === 0 && last.after === '\n' ? '\n' : key;
}
