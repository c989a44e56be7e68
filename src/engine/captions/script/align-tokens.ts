import type { Comparer } from './compare-tokens.ts';

/** Places in a script and in a transcript; the ends are exclusive. */
export interface Stretch {
  rows: [from: number, to: number];
  columns: [from: number, to: number];
}

/** Words of the script that stand for words that were heard. With one side empty: missing or added. */
export interface Match extends Stretch {
  /** 0 = nothing in common, or one side is empty; 1 = the same. */
  likeness: number;
}

/** Places on both sides that are compared each with each, within a band where there are more. */
const maxCells = 10_000;
const bandWidth = 100;
/** Where one side has more than so many words for one of the other, there is nothing to align. */
const maxSlope = bandWidth / 2;

const missingCost = 1;
const optionalCost = 0.01;
/** What nothing else can be: less than leaving out both. */
const unlikeCost = 1.15;
const eachWordAlike = 0.08;

/** The cheapest way to pair a stretch of the script with what was heard. Time grows with the longer side. */
export function alignTokens(comparer: Comparer, { rows, columns }: Stretch): Match[] {
  const [rowCount, columnCount] = [rows[1] - rows[0], columns[1] - columns[0]];
  if (rowCount === 0 || columnCount === 0 || columnCount > rowCount * maxSlope) return unpaired({ rows, columns });
  const isSmall = (rowCount + 1) * (columnCount + 1) <= maxCells;
  const width = isSmall ? columnCount + 1 : Math.min(columnCount + 1, bandWidth + 1);
  const cells = (rowCount + 1) * width;
  const costs = new Float32Array(cells).fill(Number.POSITIVE_INFINITY);
  const likenesses = new Float32Array(cells);
  // how many rows and columns lead here
  const steps = new Uint8Array(cells);
  costs[0] = 0;
  for (let row = 0; row <= rowCount; row++) {
    const low = lowOf(row);
    for (let column = low; column < low + width; column++) leave(row, column);
  }
  return walkBack();

  function lowOf(row: number): number {
    const middle = Math.round((row * columnCount) / rowCount) - (width >> 1);
    return Math.max(0, Math.min(columnCount + 1 - width, middle));
  }

  function cellOf(row: number, column: number): number {
    const inBand = column - lowOf(row);
    return row > rowCount || inBand < 0 || inBand >= width ? -1 : row * width + inBand;
  }

  function leave(row: number, column: number): void {
    const cost = costs[cellOf(row, column)] ?? Number.POSITIVE_INFINITY;
    if (cost === Number.POSITIVE_INFINITY) return;
    const [scriptRow, heardColumn] = [rows[0] + row, columns[0] + column];
    const hasRow = row < rowCount;
    const hasColumn = column < columnCount;
    if (hasRow) reach(row, column, 1, 0, cost + (comparer.mayBeLeftOut(scriptRow) ? optionalCost : missingCost), 0);
    if (hasColumn) reach(row, column, 0, 1, cost + missingCost, 0);
    if (!hasRow || !hasColumn) return;
    if (comparer.isSame(scriptRow, heardColumn)) {
      reach(row, column, 1, 1, cost, 1);
      return;
    }
    const alike = comparer.likeness(scriptRow, heardColumn);
    if (alike > 0 || !comparer.mayBeLeftOut(scriptRow)) reach(row, column, 1, 1, cost + costOf(alike, 1), alike);
    comparer.pairings({ row: scriptRow, column: heardColumn }, { row: rows[1], column: columns[1] }, (pairing) => {
      const words = Math.max(pairing.rows, pairing.columns);
      reach(row, column, pairing.rows, pairing.columns, cost + costOf(pairing.likeness, words), pairing.likeness);
    });
  }

  function reach(row: number, column: number, down: number, right: number, cost: number, alike: number): void {
    const cell = cellOf(row + down, column + right);
    if (cell < 0 || cost >= (costs[cell] ?? 0)) return;
    costs[cell] = cost;
    likenesses[cell] = alike;
    steps[cell] = down * 16 + right;
  }

  function walkBack(): Match[] {
    const matches: Match[] = [];
    let [row, column] = [rowCount, columnCount];
    if (costs[cellOf(row, column)] === Number.POSITIVE_INFINITY) return unpaired({ rows, columns });
    while (row > 0 || column > 0) {
      const cell = cellOf(row, column);
      const step = steps[cell] ?? 0;
      const [down, right] = [step >> 4, step & 15];
      matches.push({
        rows: [rows[0] + row - down, rows[0] + row],
        columns: [columns[0] + column - right, columns[0] + column],
        likeness: likenesses[cell] ?? 0,
      });
      row -= down;
      column -= right;
    }
    return matches.reverse();
  }
}

function costOf(likeness: number, words: number): number {
  return likeness >= 0.99 ? 0.02 : eachWordAlike * words + (1 - likeness) * unlikeCost * Math.sqrt(words);
}

/** Nothing of it stands for anything. */
function unpaired({ rows, columns }: Stretch): Match[] {
  const one: Match[] = [];
  if (rows[1] > rows[0]) one.push({ rows, columns: [columns[0], columns[0]], likeness: 0 });
  if (columns[1] > columns[0]) one.push({ rows: [rows[1], rows[1]], columns, likeness: 0 });
  return one;
}
