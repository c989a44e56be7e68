import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { lettersOf } from '../text/letters.ts';

/** In letters. Longer texts are no misheard words. */
const maxLetters = 60;

/**
 * "Tischlerei Brandt" for "tischlerei brand heute": a word at the edge of the wrong ones, without which these are more like the right ones,
 * was never meant. One that the message names, too, stays, and so do numbers in words.
 */
export function withoutSwallowed(wrong: string, right: string, text: string): string {
  const words = wrong.split(/\s+/);
  if (words.length < 2 || /\d/.test(right) || lettersOf(text).includes(lettersOf(wrong))) return wrong;
  const letters = lettersOf(right);
  // of words that stand there twice, one may go
  if (lettersOf(wrong).includes(letters.repeat(2))) return wrong;
  const unlike = (some: readonly string[]) => shareOfEdits(lettersOf(some.join('')), letters);
  const shorter = [words.slice(0, -1), words.slice(1)].filter((some) => unlike(some) < unlike(words));
  const [best] = shorter.sort((one, other) => unlike(one) - unlike(other));
  return best ? withoutSwallowed(best.join(' '), right, text) : wrong;
}

/** How many of the letters differ: 0 = none. */
function shareOfEdits(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 || longest > maxLetters ? 1 : editDistance(one, other) / longest;
}
