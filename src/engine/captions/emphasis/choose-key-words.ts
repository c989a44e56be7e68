import type { Caption, Word } from '../caption.ts';
import { minWeight, wordWeights } from './word-weights.ts';

/** At most one word in so many stands out, wherever one begins to count. */
const wordsEach = 6;

/** What a word has to weigh before it is worth anything: one heavy word is better than two light ones. */
const base = minWeight - 0.1;

/**
 * Chooses the words that stand out, for `captions_emphasis`: those that say most, at most one of six words, and never
 * two nearer to one another. Words that somebody marked keep their mark, and none is chosen near them. Takes time that
 * grows with the words; what is chosen depends on few words around.
 *
 * @param language null = unknown
 */
export function chooseKeyWords(captions: Caption[], language: string | null): Caption[] {
  // what has neither a letter nor a digit is no word
  const words = captions.flatMap((caption) => caption.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const chosen = chosenOf(words, language);
  if (chosen.size === 0) return captions;
  return captions.map((caption) => ({
    ...caption,
    words: caption.words.map((word) => (chosen.has(word) ? { ...word, emphasis: true } : word)),
  }));
}

/**
 * The word that says most; undefined = there are none. Of equals the first or the last, whichever is longer: all words of a page
 * may be everyday ones, and «do», «it» or «and» alone in large letters look like a mistake.
 */
export function heaviestWord(words: readonly string[], language: string | null): number | undefined {
  const weights = wordWeights(words, language);
  if (weights.length === 0) return undefined;
  const most = Math.max(...weights);
  const [first, last] = [weights.indexOf(most), weights.lastIndexOf(most)];
  const lettersOf = (index: number) => words[index]?.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return lettersOf(last) > lettersOf(first) ? last : first;
}

function chosenOf(words: Word[], language: string | null): Set<Word> {
  const marked = words.map(({ emphasis }) => emphasis === true);
  const isNearMarked = nearby(marked);
  const weights = wordWeights(
    words.map(({ text }) => text),
    language,
  );
  const mayBe = (index: number) => words[index]?.emphasis === undefined && !isNearMarked[index];
  const gains = weights.map((weight, index) => (weight >= minWeight && mayBe(index) ? weight - base : 0));
  const best = heaviestApart(gains);
  const markedCount = marked.filter(Boolean).length;
  const most = Math.max(0, Math.floor(words.length / wordsEach) - markedCount);
  const kept = best.length <= most ? best : heaviestFirst(best, gains).slice(0, most);
  return new Set(kept.flatMap((index) => words[index] ?? []));
}

/** Whether a marked word is less than six words away. */
function nearby(marked: boolean[]): boolean[] {
  let last = Number.NEGATIVE_INFINITY;
  const before = marked.map((isMarked, index) => {
    if (isMarked) last = index;
    return index - last < wordsEach;
  });
  let next = Number.POSITIVE_INFINITY;
  for (let index = marked.length - 1; index >= 0; index--) {
    if (marked[index]) next = index;
    before[index] ||= next - index < wordsEach;
  }
  return before;
}

/** The places, at least six apart, whose gains together are largest; in order. */
function heaviestApart(gains: number[]): number[] {
  // of the first n words, the most that can be gained
  const most = [0];
  for (const [index, gain] of gains.entries()) {
    most.push(Math.max(most[index] ?? 0, gain + (most[index + 1 - wordsEach] ?? 0)));
  }
  const places: number[] = [];
  for (let count = gains.length; count > 0; ) {
    const isTaken = (most[count] ?? 0) > (most[count - 1] ?? 0);
    if (isTaken) places.push(count - 1);
    count -= isTaken ? wordsEach : 1;
  }
  return places.reverse();
}

function heaviestFirst(places: number[], gains: number[]): number[] {
  return places.toSorted((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0) || a - b);
}
