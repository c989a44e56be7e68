import type { Reading } from '../corrections/reading.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { speaksOfMistakes } from './find-singles.ts';
import { saysJoined } from './joint.ts';
import { mentionsIn, type Spoken } from './mentions.ts';

/** In words. A shorter part says nothing by itself. */
const minWords = 2;
/** Of a word that may be right where a similar one stands. */
const minLetters = 4;
const minLikeness = 0.55;

/** Whether a part of a sentence is about words of the captions, or about how words are written, and gives no reason. */
export function namesWords(
  words: readonly Spoken[],
  { captions, dictionaries }: Pick<Reading, 'captions' | 'dictionaries'>,
): boolean {
  const [first] = words;
  if (!captions || !first || words.length < minWords || beginsReason(first.token.key)) return false;
  // "two mistakes"
  if (dictionaries.some(({ around }) => words.some(({ token }) => around.mistakes.has(token.key)))) return false;
  const mayBeRight = ({ token, isPlain, isKnown, isEveryday }: Spoken) =>
    !isPlain &&
    !isKnown &&
    !isEveryday &&
    token.key.length >= minLetters &&
    captions.words.nearest(token.key, minLikeness) !== null;
  return (
    (saysJoined(words, dictionaries) && words.some(({ isPlain, isEveryday }) => !isPlain && !isEveryday)) ||
    mentionsIn(words, captions.words).length > 0 ||
    (speaksOfMistakes(words, dictionaries) && words.some(mayBeRight))
  );
}
