import { isAnd } from '../corrections/spoken-words.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { lettersAt, type Pair, type Spoken, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** In letters. */
const minName = 4;
/** Of words that mean something else, too. */
const minKnown = 0.35;

/** "It is called Fantasilk not Factory": a name, and one of the captions, with nothing but "not" between them, however they sound. */
export function areNames(
  words: readonly Spoken[],
  { wrong, right }: Pair,
  dictionaries: readonly Dictionary[],
): boolean {
  const mayBeName = ({ token, isPlain, isKnown }: Spoken) => token.key.length >= minName && !isPlain && !isKnown;
  const isRare = ({ token, isMarked, isQuoted }: Spoken) =>
    (isMarked || isQuoted) && !dictionaries.some(({ language }) => isCommon(token.key, language));
  return (
    right.to === wrong.from - 1 &&
    wordsAt(words, wrong).every(mayBeName) &&
    wrong.written.split(/\s+/).every((word) => /^\p{Lu}/u.test(word)) &&
    wordsAt(words, right).every((word) => mayBeName(word) && isRare(word))
  );
}

/** "Siobhan not shove on": a word that we do not know, for a few words of the captions that are none of ours either. */
export function isUnheardName(
  words: readonly Spoken[],
  { wrong, right }: Pair,
  dictionaries: readonly Dictionary[],
): boolean {
  const [name, ...others] = wordsAt(words, right);
  const heard = wordsAt(words, wrong);
  // “Rezé, not raisé”, but not “our Valdir, not sky”
  const soundsAlike = name?.isMarked === true && likenessOf(lettersAt(words, right), wrong.letters) >= minKnown;
  const isRun = heard.length > 1 && (heard[0]?.token.key.length ?? 0) >= minName;
  const mayBeHeard =
    isRun || heard.every(({ isPlain, isKnown, isEveryday }) => !isPlain && !isEveryday && (!isKnown || soundsAlike));
  // Portuguese “no” is “in the”
  const [own] = dictionaries;
  const isOwn = (key: string) =>
    own?.phrases.next.get(key)?.meaning?.kind === 'no' || own?.corrections.insteadOf.has(key) === true;
  const between = words.slice(right.to, wrong.from);
  const isBeside =
    between.length > 0 &&
    between.every(({ isNot, token }) => (isNot && isOwn(token.key)) || token.key === ',' || isAnd(token, dictionaries));
  if (!name || others.length > 0 || !isBeside || !mayBeHeard) return false;
  const { token, isPlain, isKnown, isEveryday } = name;
  const isRare = !dictionaries.some(({ language }) => isCommon(token.key, language));
  return token.kind === 'word' && token.key.length >= minName && !isPlain && !isKnown && !isEveryday && isRare;
}
