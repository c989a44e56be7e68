import { alignTokens, type Match } from './align-tokens.ts';
import { minAlike } from './compare-tokens.ts';
import type { Judged } from './judge-matches.ts';

/** Stretches are searched in parts of so many words: a take of a sentence has fewer. */
const maxWords = 60;
/** Parts of one stretch: what is before and after a take is searched again. */
const maxSearches = 8;
/** Words of the script before and after a take that are compared too. */
const around = 3;
/** Of a pair of words that comes more often, the first places count. */
const maxPlaces = 24;
/** A take of few words is one of words near by. */
const nearWords = 60;
const minShare = 0.6;

/** A stretch of heard words that no words of the script stand for, and the script's place there. */
export interface Unmatched {
  columns: [number, number];
  nextRow: number;
}

/**
 * Finds sentences of the script in what was heard besides: takes that were repeated or broken off. The matches are in the
 * order of what was heard, and their rows may be those of other matches too.
 */
export function retakeFinder({ comparer, script, heard }: Judged): (unmatched: Unmatched) => Match[] {
  const letters = script.map(({ forms }) => forms[0] ?? '');
  const pairs = new Map<string, number[]>();
  for (let row = 0; row + 1 < letters.length; row++) {
    const key = `${letters[row]} ${letters[row + 1]}`;
    const places = pairs.get(key) ?? [];
    if (places.length < maxPlaces) places.push(row);
    pairs.set(key, places);
  }

  return ({ columns, nextRow }) => {
    const found: Match[] = [];
    for (let from = columns[0]; from < columns[1]; from += maxWords) {
      found.push(...search([from, Math.min(columns[1], from + maxWords)], nextRow));
    }
    return found;
  };

  function search(all: [number, number], nextRow: number): Match[] {
    const open: [number, number][] = [all];
    const found: Match[] = [];
    for (let round = 0; round < maxSearches; round++) {
      const columns = open.pop();
      if (!columns) break;
      const take = columns[1] - columns[0] === 1 ? repeatedWord(columns[0], nextRow) : bestTake(columns, nextRow);
      const [first, last] = [take[0], take.at(-1)];
      if (!first || !last) continue;
      found.push(...take);
      if (first.columns[0] > columns[0]) open.push([columns[0], first.columns[0]]);
      if (last.columns[1] < columns[1]) open.push([last.columns[1], columns[1]]);
    }
    return found.sort((a, b) => a.columns[0] - b.columns[0]);
  }

  /** «the the» */
  function repeatedWord(column: number, nextRow: number): Match[] {
    const row = [nextRow - 1, nextRow].find((one) => one >= 0 && one < script.length && comparer.isSame(one, column));
    return row === undefined ? [] : [{ rows: [row, row + 1], columns: [column, column + 1], likeness: 1 }];
  }

  function bestTake(columns: [number, number], nextRow: number): Match[] {
    const shift = bestShift(columns, nextRow);
    if (shift === null) return [];
    const rows: [number, number] = [
      Math.max(0, columns[0] + shift - around),
      Math.min(script.length, columns[1] + shift + around),
    ];
    const said = alignTokens(comparer, { rows, columns }).filter(({ likeness }) => likeness >= minAlike);
    const take = densest(said);
    return take.length >= 2 ? take : [];
  }

  /** By how much the rows of a take are before or behind its columns. */
  function bestShift([from, to]: [number, number], nextRow: number): number | null {
    const votes = new Map<number, { count: number; distance: number }>();
    for (let column = from; column + 1 < to; column++) {
      const key = `${heard[column]?.forms[0]} ${heard[column + 1]?.forms[0]}`;
      for (const row of pairs.get(key) ?? []) {
        const vote = votes.get(row - column) ?? { count: 0, distance: Math.abs(row - nextRow) };
        votes.set(row - column, { count: vote.count + 1, distance: vote.distance });
      }
    }
    const usable = [...votes].filter(([, { count, distance }]) => count >= 3 || distance <= nearWords);
    usable.sort(([, a], [, b]) => b.count - a.count || a.distance - b.distance);
    return usable[0]?.[0] ?? null;
  }
}

/** Without matches at the ends that stand alone among words that match nothing. */
function densest(said: Match[]): Match[] {
  let [from, to] = [0, said.length];
  while (to - from >= 2) {
    const [first, last] = [said[from] as Match, said[to - 1] as Match];
    const words = last.columns[1] - first.columns[0];
    const matched = said.slice(from, to).reduce((sum, { columns }) => sum + columns[1] - columns[0], 0);
    if (matched >= minShare * words) return said.slice(from, to);
    const gapBefore = (said[from + 1] as Match).columns[0] - first.columns[1];
    const gapAfter = last.columns[0] - (said[to - 2] as Match).columns[1];
    if (gapBefore >= gapAfter) from++;
    else to--;
  }
  return [];
}
