/** Shorter words have too many similar words. */
const minWordLength = 5;
const maxWordLength = 24;

/** Finds words one edit away: one letter deleted, inserted, replaced, or swapped with its neighbour. */
interface TypoIndex {
  neighboursOf(word: string): string[];
}

/**
 * One letter is deleted from each word in every possible way; words that share such a form are neighbours. So the cost
 * of a look-up depends on the length of the word, not on the size of the vocabulary.
 */
export function indexTypos(vocabulary: Iterable<string>): TypoIndex {
  const byCut = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (!canBeTypo(word)) continue;
    for (const cut of cutsOf(word)) addTo(byCut, cut, word);
  }
  return {
    neighboursOf(word) {
      if (!canBeTypo(word)) return [];
      const found = new Set([...cutsOf(word)].flatMap((cut) => byCut.get(cut) ?? []));
      return [...found].filter((other) => isOneEditAway(word, other));
    },
  };
}

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

function canBeTypo(word: string): boolean {
  return word.length >= minWordLength && word.length <= maxWordLength;
}

function cutsOf(word: string): Set<string> {
  const cuts = new Set([word]);
  for (let at = 0; at < word.length; at++) cuts.add(word.slice(0, at) + word.slice(at + 1));
  return cuts;
}

/** People get the first letter right, or swap it with the second: "mellow" is not a typo of yellow. */
function isOneEditAway(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant);
  const isSwap =
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2);
  if (at === 0) return isSwap;
  const isExchange = typed.slice(at + 1) === meant.slice(at + 1);
  const isMissing = typed.slice(at) === meant.slice(at + 1);
  const isExtra = typed.slice(at + 1) === meant.slice(at);
  return isSwap || isExchange || isMissing || isExtra;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
