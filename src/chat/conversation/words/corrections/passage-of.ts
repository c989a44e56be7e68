import type { CorrectionWish } from '../../understood-words.ts';
import type { Token } from '../text/tokenize.ts';
import { type Passage, readCorrection } from './read-corrections.ts';
import type { Reading } from './reading.ts';

/** The words of the next segments, as many as `count`. */
export function passageOf(
  { text, dictionaries, captions, isQuoted, isExact, isRightThere = false, budget, segments }: Reading,
  count: number,
): Passage {
  const tokens = segments
    .slice(-count)
    .reverse()
    .flatMap((segment) => segment.tokens);
  const words = tokens.filter(({ kind }) => kind !== 'quiet' && kind !== 'break');
  const place = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
  return { text, dictionaries, captions, isQuoted, isExact, isRightThere, budget, words, ...place };
}

/** The correction that these words are; null = they are none. */
export function correctionOf(reading: Reading, tokens: Token[]): CorrectionWish | null {
  return readCorrection(passageOf({ ...reading, segments: [{ tokens, after: ',' }] }, 1))?.wish ?? null;
}
