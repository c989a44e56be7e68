import { firstIndexFrom } from '../../../infra/sorted-numbers.ts';
import type { Timed } from '../../captions/caption.ts';

/** A word is never cut by more than this: what is longer was not timed well. */
const maxShiftMs = 400;

/**
 * Moves a change of speaker out of the word that it falls into, to the nearer of its ends: what is seen changes where one
 * voice ends or the other begins.
 * @param words in time order
 */
export function besideWords(words: Timed[]): (ms: number) => number {
  const ends = words.map(({ endMs }) => endMs);
  return (ms) => {
    const word = words[firstIndexFrom(ends, ms)];
    if (!word || word.startMs >= ms) return ms;
    const nearer = ms - word.startMs < word.endMs - ms ? word.startMs : word.endMs;
    return Math.abs(nearer - ms) <= maxShiftMs ? nearer : ms;
  };
}
