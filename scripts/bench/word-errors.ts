/** Words as they are compared: case, punctuation and hyphens do not count. */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Pd}/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** Least number of words to put in, leave out or replace to get from one text to the other. */
export function countWordErrors(reference: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, i) => i + 1);
  for (const [i, wanted] of reference.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = heard.map((word, j) => {
      const above = row[j] ?? 0;
      const best = Math.min(above + 1, left + 1, diagonal + (word === wanted ? 0 : 1));
      diagonal = above;
      left = best;
      return best;
    });
  }
  return row.at(-1) ?? reference.length;
}
