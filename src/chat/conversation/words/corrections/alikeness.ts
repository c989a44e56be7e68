import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { fold } from '../text/fold.ts';

/** Share of letters that may differ between the transcript and what was said. */
const maxDifference = 0.5;
/** The time to compare grows with the product of the lengths. */
const maxCompared = 80;

/** Whether one may be a mishearing of the other: "Zapier", "zap-ear". */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const longest = Math.max(a.length, b.length);
  if (a === '' || b === '' || longest > maxCompared) return false;
  return editDistance(a, b) / longest <= maxDifference;
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
