import type { Word, WordMark } from '../caption.ts';
import { comparePath } from './compare-path.ts';
import { normalise } from './match-known-times.ts';

/**
 * Gives words the marks that they had before their caption was changed: the same words, also in a corrected spelling. A
 * word that was replaced by another one loses its mark.
 */
export function keepEmphasis(words: Word[], before: readonly WordMark[]): Word[] {
  if (!before.some(({ emphasis }) => emphasis !== undefined)) return words;
  const [now, then] = [words, before].map((list) => list.map(({ text }) => normalise(text)));
  const marks = new Map<number, boolean>();
  for (const { lefts, rights, kind } of comparePath(
    now ?? [],
    then ?? [],
    before.map(() => 1),
  )) {
    const mark = rights.map((index) => before[index]?.emphasis).find((emphasis) => emphasis !== undefined);
    if (kind === 'changed' || mark === undefined) continue;
    for (const index of lefts) marks.set(index, mark);
  }
  return words.map((word, index) => {
    const emphasis = marks.get(index);
    return emphasis === undefined ? word : { ...word, emphasis };
  });
}
