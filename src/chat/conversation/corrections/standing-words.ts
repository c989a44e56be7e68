import { termKey } from '../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../engine/captions/words/edit-distance.ts';
import { holdLines } from './lines-in-hand.ts';
import { createReplacing } from './replace-words.ts';

/** So alike are a word and its misspelling. */
const minAlike = 0.75;
/** The time to compare grows with the product of the lengths. */
const maxCompared = 80;

/**
 * Searches for the words that are right: "change Lids to Leeds", where the captions have "Leeds" and no "Lids".
 *
 * @param lines as before any correction; null = a removed one
 * @returns the first line that has them, from 1 on; null = none has
 */
export function createStandingSearch(lines: readonly (string | null)[]): (right: string) => number | null {
  let search: ReturnType<typeof createReplacing> | null = null;
  return (right) => {
    search ??= createReplacing(holdLines(lines.map((line) => line ?? '')));
    const [first] = right === '' ? [] : (search.placesOf(right) ?? []);
    return first?.[0] ? first[0].line + 1 : null;
  };
}

/** Whether the captions have what is almost the same, which is meant rather. */
export function isAlmost(one: string, other: string): boolean {
  const [a, b] = [one, other].map(termKey) as [string, string];
  const longest = Math.max(a.length, b.length);
  return longest > 0 && longest <= maxCompared && a !== b && 1 - editDistance(a, b) / longest >= minAlike;
}
