import { distance } from 'fastest-levenshtein';

/** Number of letters to insert, delete or replace to get from one text to the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  return distance(one, other);
}
