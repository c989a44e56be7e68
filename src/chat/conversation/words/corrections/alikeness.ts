import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { fold } from '../text/fold.ts';

/** The share of letters that may differ between what is heard and what was said. */
const mostDifferent = 0.5;
/** Comparing takes the product of the lengths. */
const longestCompared = 80;

/** Whether one may have been heard in place of the other: «Zapier», «zap-ear». */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const longest = Math.max(a.length, b.length);
  if (a === '' || b === '' || longest > longestCompared) return false;
  return editDistance(a, b) / longest <= mostDifferent;
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
