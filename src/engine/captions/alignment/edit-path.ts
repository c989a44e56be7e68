import { editDistance } from '../words/edit-distance.ts';

/** One step of an edit: the positions of the words before (`lefts`) and after it (`rights`); at least one word. */
export interface EditStep {
  lefts: number[];
  rights: number[];
  /**
   * `similar` = one word in a corrected spelling, `respaced` = the same letters with spaces elsewhere; `changed` with one
   * side empty = inserted or deleted.
   */
  kind: 'same' | 'similar' | 'respaced' | 'changed';
}

/** Extra cost of pairing with a word of weight 0: less than an insertion, so that equal words are still paired. */
const weightlessCost = 0.5;
/** More than 0, so that equal words are paired first, and less than any change. */
const respacedCost = 0.3;
/** One word may be split into, or joined from, this many: «zap ear». */
const maxSplit = 3;

/**
 * The cheapest way from one list of words to another (Levenshtein, in which replacing similar words costs less than
 * replacing different ones, and splitting or joining words costs least). Time and memory grow with left × right.
 *
 * `rightWeights` say how much each right word belongs here: 1 = deleting it costs as much as any word, 0 = deleting it
 * is free, and pairing with it is the second choice.
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
    const deleted = at(row, column - 1) + weightOf(column);
    if (row === 0) return deleted;
    const paired = at(row - 1, column - 1) + pairing(row, column);
    const cost = Math.min(at(row - 1, column) + 1, deleted, paired);
    const respaced = respacedAt(row, column);
    return respaced ? Math.min(cost, respaced.cost) : cost;
  }

  function pairing(row: number, column: number): number {
    return replacementCost(left[row - 1] ?? '', right[column - 1] ?? '') + weightlessness(column);
  }

  /** Whether one word was split into the words before this place, or joined from them. */
  function respacedAt(row: number, column: number): { rows: number; columns: number; cost: number } | null {
    for (let many = 2; many <= maxSplit; many++) {
      if (row >= many && joinedLeft[row]?.[many] === right[column - 1]) return respaced(row, column, [many, 1]);
      if (column >= many && joinedRight[column]?.[many] === left[row - 1]) return respaced(row, column, [1, many]);
    }
    return null;
  }

  function respaced(row: number, column: number, [rows, columns]: [number, number]) {
    let cost = at(row - rows, column - columns) + respacedCost;
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
      const respaced = respacedAt(row, column);
      if (here === respaced?.cost) return { ...respaced, kind: 'respaced' };
      const kind = kindOf(left[row - 1] ?? '', right[column - 1] ?? '');
      if (here === at(row - 1, column - 1) + pairing(row, column)) return { rows: 1, columns: 1, kind };
    }
    const isDeleted = column > 0 && here === at(row, column - 1) + weightOf(column);
    return { rows: isDeleted ? 0 : 1, columns: isDeleted ? 1 : 0, kind: 'changed' };
  }
}

/** For each place, the words before it, joined: `[2]` = the last two. */
function joinedEnds(words: string[]): string[][] {
  return [...words, ''].map((_, place) =>
    Array.from({ length: maxSplit + 1 }, (_many, many) => words.slice(Math.max(0, place - many), place).join('')),
  );
}

function positions(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** Share of the letters that a corrected spelling may change: «had» for «has» still counts. */
const maxCorrected = 1 / 3;
/** Longest word that is compared by letters: the time grows with the product of the lengths. */
const maxComparedLength = 80;

function kindOf(left: string, right: string): EditStep['kind'] {
  if (left === right) return 'same';
  const longest = Math.max(left.length, right.length);
  const isSimilar = longest <= maxComparedLength && editDistance(left, right) <= maxCorrected * longest;
  return isSimilar ? 'similar' : 'changed';
}

/** 0 for equal words, else 0.7 (similar) to 1.1 (no letter in common). */
function replacementCost(left: string, right: string): number {
  if (left === right) return 0;
  const letters = new Set(left);
  const shared = [...new Set(right)].filter((letter) => letters.has(letter)).length;
  return 1.1 - (0.4 * shared) / Math.max(1, letters.size, new Set(right).size);
}
