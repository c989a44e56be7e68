import { editDistance } from '../words/edit-distance.ts';

/** What became of some words, by their positions: each way takes at least one of either list. */
export interface EditStep {
  lefts: number[];
  rights: number[];
  /**
   * `alike` = one word in a corrected spelling, `recut` = the same letters with their blanks elsewhere; `changed` with
   * one side empty = inserted or left out.
   */
  kind: 'same' | 'alike' | 'recut' | 'changed';
}

/** What pairing with a word of no weight costs besides: less than an inserted word, so that equal words still meet. */
const weightlessCost = 0.5;
/** More than nothing, so that equal words meet first, and less than any change. */
const recutCost = 0.3;
/** Words that one may be cut into, or joined of: «zap ear». */
const mostCut = 3;

/**
 * The cheapest way from one list of words to another (Levenshtein; replacing similar words costs less than replacing
 * unlike ones, and cutting or joining them least). Takes time and room in proportion to left × right.
 *
 * `rightWeights` say how much each right word belongs here: 1 = it has to be accounted for, 0 = leaving it out costs
 * nothing and pairing with it is the second choice.
 */
export function editPath(left: string[], right: string[], rightWeights: number[]): EditStep[] {
  const width = right.length + 1;
  const costs = new Float64Array((left.length + 1) * width);
  const at = (row: number, column: number) => costs[row * width + column] ?? 0;
  const [joinedLeft, joinedRight] = [joinedEnds(left), joinedEnds(right)];
  for (let row = 0; row <= left.length; row++) {
    for (let column = 0; column <= right.length; column++) {
      costs[row * width + column] = cheapest(row, column);
    }
  }
  return walkBack();

  function cheapest(row: number, column: number): number {
    if (column === 0) return row;
    const leftOut = at(row, column - 1) + weightOf(column);
    if (row === 0) return leftOut;
    const paired = at(row - 1, column - 1) + pairing(row, column);
    const cost = Math.min(at(row - 1, column) + 1, leftOut, paired);
    const recut = recutAt(row, column);
    return recut ? Math.min(cost, recut.cost) : cost;
  }

  function pairing(row: number, column: number): number {
    return replacementCost(left[row - 1] ?? '', right[column - 1] ?? '') + weightlessness(column);
  }

  /** One word that has been cut before this place, or several that have been joined. */
  function recutAt(row: number, column: number): { rows: number; columns: number; cost: number } | null {
    for (let many = 2; many <= mostCut; many++) {
      if (row >= many && joinedLeft[row]?.[many] === right[column - 1]) return recut(row, column, [many, 1]);
      if (column >= many && joinedRight[column]?.[many] === left[row - 1]) return recut(row, column, [1, many]);
    }
    return null;
  }

  function recut(row: number, column: number, [rows, columns]: [number, number]) {
    let cost = at(row - rows, column - columns) + recutCost;
    for (let taken = 0; taken < columns; taken++) cost += weightlessness(column - taken);
    return { rows, columns, cost };
  }

  function weightlessness(column: number): number {
    return weightlessCost * (1 - weightOf(column));
  }

  function weightOf(column: number): number {
    return rightWeights[column - 1] ?? 1;
  }

  function walkBack(): EditStep[] {
    const steps: EditStep[] = [];
    let [row, column] = [left.length, right.length];
    while (row > 0 || column > 0) {
      const { rows, columns, kind } = stepTo(row, column);
      row -= rows;
      column -= columns;
      steps.push({ lefts: positions(row, rows), rights: positions(column, columns), kind });
    }
    return steps.reverse();
  }

  function stepTo(row: number, column: number): { rows: number; columns: number; kind: EditStep['kind'] } {
    const here = at(row, column);
    if (row > 0 && column > 0) {
      const recut = recutAt(row, column);
      if (here === recut?.cost) return { ...recut, kind: 'recut' };
      const kind = kindOf(left[row - 1] ?? '', right[column - 1] ?? '');
      if (here === at(row - 1, column - 1) + pairing(row, column)) return { rows: 1, columns: 1, kind };
    }
    const isLeftOut = column > 0 && here === at(row, column - 1) + weightOf(column);
    return { rows: isLeftOut ? 0 : 1, columns: isLeftOut ? 1 : 0, kind: 'changed' };
  }
}

/** For each place, the words before it joined: `[2]` = the last two. */
function joinedEnds(words: string[]): string[][] {
  return [...words, ''].map((_, place) =>
    Array.from({ length: mostCut + 1 }, (_many, many) => words.slice(Math.max(0, place - many), place).join('')),
  );
}

function positions(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** The share of letters that a correction may change: «had» for «has», and no less. */
const mostCorrected = 1 / 3;
/** Letters; comparing takes the product of the lengths. */
const longestCompared = 80;

function kindOf(left: string, right: string): EditStep['kind'] {
  if (left === right) return 'same';
  const longest = Math.max(left.length, right.length);
  const isAlike = longest <= longestCompared && editDistance(left, right) <= mostCorrected * longest;
  return isAlike ? 'alike' : 'changed';
}

/** 0 for equal words, else 0.7 (alike) to 1.1 (nothing in common). */
function replacementCost(left: string, right: string): number {
  if (left === right) return 0;
  const letters = new Set(left);
  const shared = [...new Set(right)].filter((letter) => letters.has(letter)).length;
  return 1.1 - (0.4 * shared) / Math.max(1, letters.size, new Set(right).size);
}
