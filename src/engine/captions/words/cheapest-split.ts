/**
 * Splits words into groups whose costs together are lowest, found from the last word to the first.
 * @param mayBeOne whether several words may be one group; where they may not, they may not with more words after them
 */
export function cheapestSplit<Word>(
  words: Word[],
  mayBeOne: (group: Word[]) => boolean,
  costOf: (group: Word[], following: Word | undefined) => number,
): Word[][] {
  const best: { cost: number; next: number }[] = [];
  for (let from = words.length - 1; from >= 0; from--) {
    let found = { cost: Number.POSITIVE_INFINITY, next: from + 1 };
    for (let next = from + 1; next <= words.length; next++) {
      const group = words.slice(from, next);
      if (group.length > 1 && !mayBeOne(group)) break;
      const cost = costOf(group, words[next]) + (best[next]?.cost ?? 0);
      if (cost < found.cost) found = { cost, next };
    }
    best[from] = found;
  }
  const groups: Word[][] = [];
  for (let from = 0; from < words.length; from = best[from]?.next ?? words.length) {
    groups.push(words.slice(from, best[from]?.next));
  }
  return groups;
}
