import { comparableWords, kindOf } from './comparable-words.ts';

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

/**
 * The cheapest way from one list of words to another (Levenshtein, in which replacing similar words costs less than
 * replacing different ones, and splitting or joining words costs least). Time and memory grow with left × right.
 *
 * `rightWeights` say how much each right word belongs here: 1 = deleting it costs as much as any word, 0 = deleting it
 * is free, and pairing with it is the second choice.
 */
export function editPath(left: string[], right: string[], rightWeights: number[]): EditStep[] {
  const { replacementCost, respacing } = comparableWords(left, right);
  const weights = Float64Array.from(right, (_, index) => rightWeights[index] ?? 1);
  const width = right.length + 1;
  const costs = new Float64Array((left.length + 1) * width);
  const at = (row: number, column: number) => costs[row * width + column] ?? 0;
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
    const respaced = respacing(row, column);
    return respaced ? Math.min(cost, costOfRespaced(row, column, respaced)) : cost;
  }

  function pairing(row: number, column: number): number {
    return replacementCost(row, column) + weightlessness(column);
  }

  function costOfRespaced(row: number, column: number, { rows, columns }: { rows: number; columns: number }): number {
    let cost = at(row - rows, column - columns) + respacedCost;
    for (let taken = 0; taken < columns; taken++) cost += weightlessness(column - taken);
    return cost;
  }

  function weightlessness(column: number): number {
    return weightlessCost * (1 - weightOf(column));
  }

  function weightOf(column: number): number {
    return weights[column - 1] ?? 1;
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
      const respaced = respacing(row, column);
      if (respaced && here === costOfRespaced(row, column, respaced)) return { ...respaced, kind: 'respaced' };
      if (here === at(row - 1, column - 1) + pairing(row, column)) {
        return { rows: 1, columns: 1, kind: kindOf(left[row - 1] ?? '', right[column - 1] ?? '') };
      }
    }
    const isDeleted = column > 0 && here === at(row, column - 1) + weightOf(column);
    return { rows: isDeleted ? 0 : 1, columns: isDeleted ? 1 : 0, kind: 'changed' };
  }
}

export function positions(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}
