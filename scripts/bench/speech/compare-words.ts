/** Words for comparison: without case, punctuation and hyphens. */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/\p{Pd}/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** Positions of a word in the expected and in the actual text; null where one of them has no such word. */
export interface WordPair {
  expected: number | null;
  actual: number | null;
  isEqual: boolean;
}

/** The cheapest way from one text to the other, by insertions, deletions and substitutions of words, in order. */
export function pairWords(expected: readonly string[], actual: readonly string[]): WordPair[] {
  const costs = costTable(expected, actual);
  const pairs: WordPair[] = [];
  let [row, column] = [expected.length, actual.length];
  while (row > 0 || column > 0) {
    const cost = costs[row]?.[column] ?? 0;
    const isEqual = row > 0 && column > 0 && expected[row - 1] === actual[column - 1];
    const diagonal = costs[row - 1]?.[column - 1];
    if (diagonal !== undefined && cost === diagonal + (isEqual ? 0 : 1)) {
      row -= 1;
      column -= 1;
      pairs.push({ expected: row, actual: column, isEqual });
    } else if (row > 0 && cost === (costs[row - 1]?.[column] ?? 0) + 1) {
      row -= 1;
      pairs.push({ expected: row, actual: null, isEqual: false });
    } else {
      column -= 1;
      pairs.push({ expected: null, actual: column, isEqual: false });
    }
  }
  return pairs.reverse();
}

/** Insertions, deletions and substitutions. */
export function countWrongWords(pairs: readonly WordPair[]): number {
  return pairs.filter(({ isEqual }) => !isEqual).length;
}

function costTable(expected: readonly string[], actual: readonly string[]): number[][] {
  const table = [Array.from({ length: actual.length + 1 }, (_, i) => i)];
  for (const [i, word] of expected.entries()) {
    const above = table[i] ?? [];
    const row = [i + 1];
    for (const [j, other] of actual.entries()) {
      const substitution = (above[j] ?? 0) + (word === other ? 0 : 1);
      row.push(Math.min((above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, substitution));
    }
    table.push(row);
  }
  return table;
}
