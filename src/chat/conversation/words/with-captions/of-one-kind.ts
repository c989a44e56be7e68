import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type Pair, type Spoken, wordsAt } from './mentions.ts';
import { isContent } from './words-of-both.ts';

/** In letters: "on", "el", "во". */
const maxSmall = 4;
/** Small words between the two: a comma, "not", "in". */
const maxBetween = 3;

/** "On Sunday, not on Saturday": one word each, which the same kind of small word stands before, and nothing else is said before them. */
export function areOfOneKind(
  words: readonly Spoken[],
  { wrong, right }: Pair,
  dictionaries: readonly Dictionary[],
): boolean {
  const [before, behind] = [words[right.from - 1], words[wrong.from - 1]];
  const isSmall = (word: Spoken | undefined) =>
    word?.token.kind === 'word' && !word.isNot && word.token.key.length <= maxSmall && isFunction(word, dictionaries);
  const begins = words[right.from - 2] === undefined || words[right.from - 2]?.token.kind === 'break';
  const isNear = wrong.from - right.to <= maxBetween && wrong.from > right.to;
  const areSingle = [wrong, right].every(
    (place) => place.to - place.from === 1 && wordsAt(words, place).every((word) => isContent(word) && !word.isKnown),
  );
  const areSame = before?.token.key.slice(0, 1) === behind?.token.key.slice(0, 1);
  return begins && isNear && areSingle && isSmall(before) && isSmall(behind) && areSame;
}

function isFunction({ token: { key } }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(
    ({ around, corrections, phrases }) =>
      around.toLine.has(key) || corrections.lineTo.has(key) || phrases.next.get(key)?.meaning?.kind === 'article',
  );
}
