/** Words for comparison: without case, punctuation and hyphens. */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Pd}/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** Smallest number of insertions, deletions and substitutions that turn one text into the other. */
export function countWordErrors(reference: readonly string[], actual: readonly string[]): number {
  let row = actual.map((_, i) => i + 1);
  for (const [i, expected] of reference.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = actual.map((word, j) => {
      const above = row[j] ?? 0;
      const best = Math.min(above + 1, left + 1, diagonal + (word === expected ? 0 : 1));
      diagonal = above;
      left = best;
      return best;
    });
  }
  return row.at(-1) ?? reference.length;
}
