import type { Wish } from '../../understood-words.ts';
import { type Finding, isRole } from '../settings/group.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/**
 * "It is Braunston, in one word", "letter by letter: L, Y, K", "all together": how a word is written is neither a style nor a movement, nor the space
 * between letters. “Anna with a capital, RAF all large, too”: nor is it a size.
 */
export function besideCorrections(
  text: string,
  corrections: readonly { wish: Wish; at: number }[],
  dictionaries: readonly Dictionary[],
): (finding: Finding) => boolean {
  const ends = [...text.matchAll(/[.!?…\n]+(?=\s|$)/gu)].map(({ index }) => index);
  const sentenceOf = (at: number) => ends.filter((end) => end < at).length;
  const corrected = corrections.length === 0 ? null : new Set(corrections.map(({ at }) => sentenceOf(at)));
  const inCapitals = new Set(corrections.filter(({ wish }) => isOfCapitals(wish)).map(({ at }) => sentenceOf(at)));
  return ({ wish, items, isSure }) => {
    if (isOfSize(wish) && !items.some((item) => isRole(item))) return inCapitals.has(sentenceOf(items[0]?.start ?? 0));
    if (corrected && isOfSpacing(wish) && !items.some((item) => isRole(item)))
      return corrected.has(sentenceOf(items[0]?.start ?? 0));
    if (!corrected || isSure || wish.kind !== 'set') return false;
    const { style, animation } = wish.settings;
    if (style !== 'word-by-word' && animation !== 'typewriter') return false;
    // "one at a time" is said of much else
    const said = items.flatMap(({ start, end }) => tokenize(text.slice(start, end)));
    const namesWords = said.some(({ key }) => dictionaries.some(({ corrections: { aWord } }) => aWord.has(key)));
    return !namesWords || corrected.has(sentenceOf(items[0]?.start ?? 0));
  };
}

function isOfSize(wish: Wish): boolean {
  return wish.kind === 'step' && wish.setting === 'fontSize';
}

/** Only the case of letters changes. */
function isOfCapitals(wish: Wish): boolean {
  return (
    wish.kind === 'replace_words' && wish.wrong !== wish.right && wish.wrong.toLowerCase() === wish.right.toLowerCase()
  );
}

function isOfSpacing(wish: Wish): boolean {
  return wish.kind === 'step' && wish.setting === 'letterSpacing';
}
