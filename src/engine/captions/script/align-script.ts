import { longestRising, type Place } from '../words/longest-rising.ts';
import { alignTokens, type Match, type Stretch } from './align-tokens.ts';
import { type Comparable, type Comparer, compareTokens } from './compare-tokens.ts';

/** Stretches of fewer words than this on both sides are aligned without anchors. */
const maxWithoutAnchors = 12;
/** Anchors are looked for again between those that were found, so many times. */
const maxRounds = 8;
/** So many words in a row that come once on both sides are an anchor; the longest first. */
const anchorLengths = [4, 3, 2];

/** Pairs a whole script with everything that was heard, in time that grows with both: between anchors, by `alignTokens`. */
export function alignScript(
  script: readonly Comparable[],
  heard: readonly Comparable[],
  comparer: Comparer = compareTokens(script, heard),
): Match[] {
  const matches: Match[] = [];
  between({ rows: [0, script.length], columns: [0, heard.length] }, 0);
  return matches;

  function between({ rows, columns }: Stretch, round: number): void {
    const isShort = rows[1] - rows[0] <= maxWithoutAnchors && columns[1] - columns[0] <= maxWithoutAnchors;
    const anchors = isShort || round >= maxRounds ? [] : findAnchors({ rows, columns });
    let [row, column] = [rows[0], columns[0]];
    for (const anchor of anchors) {
      if (anchor.row < row || anchor.column < column) continue;
      fill({ rows: [row, anchor.row], columns: [column, anchor.column] }, round);
      matches.push({
        rows: [anchor.row, anchor.row + 1],
        columns: [anchor.column, anchor.column + 1],
        likeness: 1,
      });
      [row, column] = [anchor.row + 1, anchor.column + 1];
    }
    const rest: Stretch = { rows: [row, rows[1]], columns: [column, columns[1]] };
    if (anchors.length > 0) fill(rest, round);
    else matches.push(...alignTokens(comparer, rest));
  }

  function fill(stretch: Stretch, round: number): void {
    const { rows, columns } = stretch;
    if (rows[0] === rows[1] && columns[0] === columns[1]) return;
    between(stretch, round + 1);
  }

  function findAnchors({ rows, columns }: Stretch): Place[] {
    for (const length of anchorLengths) {
      const found = uniqueIn(script, rows, length);
      const other = uniqueIn(heard, columns, length);
      const common = [...found].flatMap(([words, row]): Place[] => {
        const column = other.get(words);
        return column === undefined ? [] : [{ row, column }];
      });
      const rising = longestRising(common.sort((a, b) => a.row - b.row));
      if (rising.length > 0) return rising.flatMap((start) => eachWord(start, length));
    }
    return [];
  }
}

function eachWord({ row, column }: Place, length: number): Place[] {
  return Array.from({ length }, (_, index) => ({ row: row + index, column: column + index }));
}

/** Where each run of so many words begins, if it comes only once. */
function uniqueIn(tokens: readonly Comparable[], [from, to]: [number, number], length: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = from; at + length <= to; at++) {
    let words = '';
    for (let index = at; index < at + length; index++) {
      const letters = tokens[index]?.forms[0] ?? '';
      words = letters === '' || (words === '' && index > at) ? '' : `${words}${letters} `;
    }
    if (words === '') continue;
    if (places.has(words)) repeated.add(words);
    places.set(words, at);
  }
  for (const words of repeated) places.delete(words);
  return places;
}
