import { phraseAt } from '../corrections/said-right.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isFormatName } from './looks-like-correction.ts';
import { type Place, type Spoken, wordsAt } from './mentions.ts';

/** Words that any sentence may have, or that mean settings: "letters". */
export function areCommon(words: readonly Spoken[], place: Place): boolean {
  return wordsAt(words, place).every(
    ({ isEveryday, isKnown, isMarked, isQuoted, text }) =>
      (isEveryday || (isKnown && !isFormatName(text))) && !isMarked && !isQuoted,
  );
}

function isOfAnySentence({ token, isMarked, isQuoted }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return !isMarked && !isQuoted && dictionaries.some(({ language }) => isCommon(token.key, language));
}

/** "cachichi é caxixi": rare words with nothing but "is" between them. */
export function isSaidToBe(
  words: readonly Spoken[],
  { wrong, right, dictionaries }: { wrong: Place; right: Place; dictionaries: readonly Dictionary[] },
): boolean {
  const between = words.slice(wrong.to, right.from).map(({ token }) => token);
  const isLinked = between.length > 0 && phraseAt(between, 0, { dictionaries, of: 'itIs' }) === between.length;
  const isRare = (place: Place) =>
    wordsAt(words, place).every((word) => !word.isPlain && !word.isKnown && !isOfAnySentence(word, dictionaries));
  return isLinked && isRare(wrong) && isRare(right);
}

/**
 * "Trois mots à la fois": two words of any sentence that only sound alike, where nothing says that one is the other: no "is", no sign, no quotes.
 */
export function areOfAnySentence(
  words: readonly Spoken[],
  { wrong, right, dictionaries }: { wrong: Place; right: Place; dictionaries: readonly Dictionary[] },
): boolean {
  const isOfAny = (word: Spoken) => isOfAnySentence(word, dictionaries);
  if (![wrong, right].every((place) => wordsAt(words, place).every(isOfAny))) return false;
  const between = words.slice(Math.min(wrong.to, right.to), Math.max(wrong.from, right.from)).map(({ token }) => token);
  const isLinked = between.some(
    ({ kind, key }, at) =>
      kind === 'arrow' || key === ':' || phraseAt(between, at, { dictionaries, of: 'itIs' }) !== null,
  );
  return !isLinked;
}
