import { editDistance } from '../words/edit-distance.ts';

/** Some words of one side that are written with spaces elsewhere on the other. */
interface Respacing {
  rows: number;
  columns: number;
}

/** Two lists of words, by places that count from 1: the place of a word is behind it. */
interface ComparableWords {
  /** 0 for equal words, else 0.7 (similar) to 1.1 (no letter in common). */
  replacementCost(row: number, column: number): number;
  /** Whether one word was split into the words before this place, or joined from them; null = neither. */
  respacing(row: number, column: number): Respacing | null;
}

/** One word may be split into, or joined from, two or three: «zap ear». */
const [two, three] = [2, 3];
/** Longest word that is compared by letters: the time grows with the product of the lengths. */
const maxComparedLength = 80;

/** Compares each pair of different words once, however often they come. */
export function comparableWords(left: string[], right: string[]): ComparableWords {
  const ids = new Map<string, number>();
  const [leftIds, rightIds] = [idsOf(left, ids), idsOf(right, ids)];
  const letters = [...ids.keys()].map((word) => new Set(word.slice(0, maxComparedLength)));
  const costs = new Map<number, number>();
  const joined = {
    leftTwo: joinedIds(left, two, ids),
    leftThree: joinedIds(left, three, ids),
    rightTwo: joinedIds(right, two, ids),
    rightThree: joinedIds(right, three, ids),
  };

  return {
    replacementCost(row, column) {
      const [one = 0, other = 0] = [leftIds[row - 1], rightIds[column - 1]];
      if (one === other) return 0;
      const pair = one * ids.size + other;
      const known = costs.get(pair);
      if (known !== undefined) return known;
      const cost = costOfLetters(letters[one] ?? new Set(), letters[other] ?? new Set());
      costs.set(pair, cost);
      return cost;
    },
    respacing(row, column) {
      const [one, other] = [leftIds[row - 1], rightIds[column - 1]];
      if (row >= two && joined.leftTwo[row] === other) return { rows: two, columns: 1 };
      if (column >= two && joined.rightTwo[column] === one) return { rows: 1, columns: two };
      if (row >= three && joined.leftThree[row] === other) return { rows: three, columns: 1 };
      if (column >= three && joined.rightThree[column] === one) return { rows: 1, columns: three };
      return null;
    },
  };
}

function idsOf(words: string[], ids: Map<string, number>): Int32Array {
  return Int32Array.from(words, (word) => {
    const known = ids.get(word);
    if (known !== undefined) return known;
    ids.set(word, ids.size);
    return ids.size - 1;
  });
}

/** For each place, the word that is written like the `many` words before it together; -1 = none. */
function joinedIds(words: string[], many: number, ids: Map<string, number>): Int32Array {
  return Int32Array.from([...words, ''], (_, place) =>
    place < many ? -1 : (ids.get(words.slice(place - many, place).join('')) ?? -1),
  );
}

function costOfLetters(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const letter of other) if (one.has(letter)) shared++;
  return 1.1 - (0.4 * shared) / Math.max(1, one.size, other.size);
}

/** Share of the letters that a corrected spelling may change: «had» for «has» still counts. */
const maxCorrected = 1 / 3;

export function kindOf(left: string, right: string): 'same' | 'similar' | 'changed' {
  if (left === right) return 'same';
  const longest = Math.max(left.length, right.length);
  const isSimilar = longest <= maxComparedLength && editDistance(left, right) <= maxCorrected * longest;
  return isSimilar ? 'similar' : 'changed';
}
