import { longestRising, type Place } from '../words/longest-rising.ts';
import { type EditStep, editPath, positions } from './edit-path.ts';

/** Left × right words that are compared each with each: five hundred of both. A caption of one minute has half of it. */
const maxCells = 250_000;

/**
 * The way from one list of words to another, in time that grows with their number. Short lists are compared by
 * `editPath`; longer ones between the words that both have just once. What is still too long counts as one change.
 */
export function comparePath(left: string[], right: string[], rightWeights: number[]): EditStep[] {
  const steps: EditStep[][] = [];
  let from: Place = { row: 0, column: 0 };
  const isShort = left.length * right.length <= maxCells;
  for (const anchor of isShort ? [] : anchors(left, right)) {
    steps.push(between(from, anchor), [{ lefts: [anchor.row], rights: [anchor.column], kind: 'same' }]);
    from = { row: anchor.row + 1, column: anchor.column + 1 };
  }
  steps.push(between(from, { row: left.length, column: right.length }));
  return steps.flat();

  function between(start: Place, end: Place): EditStep[] {
    const [rows, columns] = [end.row - start.row, end.column - start.column];
    if (rows === 0 && columns === 0) return [];
    if (rows * columns > maxCells) {
      return [{ lefts: positions(start.row, rows), rights: positions(start.column, columns), kind: 'changed' }];
    }
    const path = editPath(
      left.slice(start.row, end.row),
      right.slice(start.column, end.column),
      rightWeights.slice(start.column, end.column),
    );
    return path.map(({ lefts, rights, kind }) => ({
      lefts: lefts.map((index) => start.row + index),
      rights: rights.map((index) => start.column + index),
      kind,
    }));
  }
}

/** The words that come once on both sides, as many as are in the same order. */
function anchors(left: string[], right: string[]): Place[] {
  const columns = placesOfUnique(right);
  const common = [...placesOfUnique(left)].flatMap(([word, row]): Place[] => {
    const column = columns.get(word);
    return column === undefined ? [] : [{ row, column }];
  });
  return longestRising(common.sort((a, b) => a.row - b.row));
}

function placesOfUnique(words: string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, word] of words.entries()) {
    if (places.has(word)) repeated.add(word);
    places.set(word, index);
  }
  for (const word of repeated) places.delete(word);
  return places;
}
