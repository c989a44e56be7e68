/** A pair of matched or replaced positions; null on one side = inserted or left out. */
export interface EditStep {
  left: number | null;
  right: number | null;
  same: boolean;
}

/** What pairing with a word of no weight costs besides: less than an inserted word, so that equal words still meet. */
const weightlessCost = 0.5;

/**
 * The cheapest way from one list of words to another (Levenshtein; replacing similar words costs less than replacing
 * unlike ones). Takes time and room in proportion to left × right.
 *
 * `rightWeights` say how much each right word belongs here: 1 = it has to be accounted for, 0 = leaving it out costs
 * nothing and pairing with it is the second choice.
 */
export function editPath(left: string[], right: string[], rightWeights: number[]): EditStep[] {
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
    const leftOut = at(row, column - 1) + weightOf(column);
    if (row === 0) return leftOut;
    return Math.min(at(row - 1, column) + 1, leftOut, at(row - 1, column - 1) + pairing(row, column));
  }

  function pairing(row: number, column: number): number {
    const replacement = replacementCost(left[row - 1] ?? '', right[column - 1] ?? '');
    return replacement + weightlessCost * (1 - weightOf(column));
  }

  function weightOf(column: number): number {
    return rightWeights[column - 1] ?? 1;
  }

  function walkBack(): EditStep[] {
    const steps: EditStep[] = [];
    let [row, column] = [left.length, right.length];
    while (row > 0 || column > 0) {
      const here = at(row, column);
      if (row > 0 && column > 0 && here === at(row - 1, column - 1) + pairing(row, column)) {
        row--;
        column--;
        steps.push({ left: row, right: column, same: left[row] === right[column] });
      } else if (column > 0 && here === at(row, column - 1) + weightOf(column)) {
        column--;
        steps.push({ left: null, right: column, same: false });
      } else {
        row--;
        steps.push({ left: row, right: null, same: false });
      }
    }
    return steps.reverse();
  }
}

/** 0 for equal words, else 0.7 (alike) to 1.1 (nothing in common). */
function replacementCost(left: string, right: string): number {
  if (left === right) return 0;
  const letters = new Set(left);
  const shared = [...new Set(right)].filter((letter) => letters.has(letter)).length;
  return 1.1 - (0.4 * shared) / Math.max(1, letters.size, new Set(right).size);
}
