import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import { isAndOnly, lettersAt, type Mention, type Place, type Spoken, textAt } from './mentions.ts';

/** "Thistle and Thyme": of two words with nothing but an "and" between them, neither is the other one misheard. */
export function areListed(
  words: readonly Spoken[],
  { wrong, right, dictionaries }: { wrong: Place; right: Place; dictionaries: readonly Dictionary[] },
): boolean {
  const [first, second] = wrong.from < right.from ? [wrong, right] : [right, wrong];
  return second.from - first.to === 1 && isAndOnly(words[first.to], dictionaries);
}

/** "Gott" of "Pfiat Gott, not für Gott": the word beside it belongs to it, and is the right one. */
export function isPartOfOther(words: readonly Spoken[], { wrong, right }: { wrong: Place; right: Place }): boolean {
  const length = right.to - right.from;
  if (length >= wrong.to - wrong.from) return false;
  const letters = lettersAt(words, right);
  const isEnd = lettersAt(words, { from: wrong.to - length, to: wrong.to }) === letters;
  const isStart = lettersAt(words, { from: wrong.from, to: wrong.from + length }) === letters;
  const isOfOther = (word: Spoken | undefined) => word?.token.kind === 'word' && !word.isPlain;
  return (isEnd && isOfOther(words[right.from - 1]) === true) || (isStart && isOfOther(words[right.to]) === true);
}

/** "volts, not bolts" where the captions have "volts", and "burn her = burner" where they have "burner". */
export function isSaidWrong(
  text: string,
  words: readonly Spoken[],
  { wrong, right }: { wrong: Place; right: Place },
): boolean {
  const isNotAt = (at: number) => words[at]?.isNot === true && (at < wrong.from || at >= wrong.to);
  const before = words[right.from - 1];
  // "not the bolts", "not 3 miles"
  const isSmall =
    before !== undefined && ((before.isPlain && before.token.kind === 'word') || before.token.kind === 'number');
  if (isNotAt(right.from - 1) || (isSmall && isNotAt(right.from - 2))) return true;
  const between = text.slice(words[right.to - 1]?.token.end, words[wrong.from]?.token.start);
  return right.to <= wrong.from && /^\S?\s*(?:=|[-–—=]+>|[→➡⇒➜])\s*\S?$/u.test(between);
}

/** People write names small without meaning it: "recco … recco" is no correction of "Recco". */
export function areSmall(
  text: string,
  words: readonly Spoken[],
  { wrong, right }: { wrong: Mention; right: Place },
): boolean {
  const said = textAt(text, words, right);
  return said === textAt(text, words, wrong) && said === wrong.written.toLowerCase();
}

/** In words, of a phrase before a name. */
const maxPhrase = 4;

/** "It says nilz, my name is Nils". */
export function isBehindName(words: readonly Spoken[], { from }: Place, dictionaries: readonly Dictionary[]): boolean {
  const tokens = words.slice(Math.max(0, from - maxPhrase), from).map(({ token }) => token);
  return tokens.some((_, at) => saidAt(tokens, at, { dictionaries, of: 'nameIs' }) === tokens.length - at);
}
