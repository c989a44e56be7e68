import { phraseAt } from '../corrections/said-right.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { lettersAt, type Spoken } from './mentions.ts';

/** In words. */
const maxIs = 3;
const minLikeness = 0.6;

/** "No es sinitas, es sin cita": a "without" is one of the right words where it stands behind "it is" and the captions sound like it and the next one. */
export function withoutAsWord(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): readonly Spoken[] {
  const tokens = words.map(({ token }) => token);
  const isBehindIs = (at: number) =>
    Array.from({ length: maxIs }, (_, index) => at - index - 1).some(
      (from) => from >= 0 && phraseAt(tokens, from, { dictionaries, of: 'itIs' }) === at - from,
    );
  return words.map((word, at) => {
    const isWithout = word.isNot && dictionaries.some(({ around }) => around.without.has(word.token.key));
    if (!isWithout || words[at + 1]?.token.kind !== 'word' || !isBehindIs(at)) return word;
    const isAlike = captions.nearest(lettersAt(words, { from: at, to: at + 2 }), minLikeness) !== null;
    return isAlike ? { ...word, isNot: false, isPlain: false } : word;
  });
}
