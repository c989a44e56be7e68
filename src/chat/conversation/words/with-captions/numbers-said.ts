import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { lettersAt, type Place, type Spoken, wordsAt } from './mentions.ts';

/** A number that a message says in words or digits. */
interface NumberPlace extends Place {
  value: number;
}

/** In words: "two hundred and fifteen". */
const maxWords = 5;

/** The numbers of a message, without "one", which is mostly an article. */
export function numbersSaid(words: readonly Spoken[], dictionaries: readonly Dictionary[]): NumberPlace[] {
  const languages = dictionaries.map(({ language }) => language);
  const places: NumberPlace[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + maxWords);
    let value: number | null = null;
    for (; to > from; to--) {
      const isFree = wordsAt(words, { from, to }).every(
        ({ token }) => token.kind === 'word' || token.kind === 'number',
      );
      const isOne = to - from === 1;
      value =
        (isOne ? fractionOf(words[from]) : null) ??
        (isFree ? numberOf(lettersAt(words, { from, to }), languages) : null);
      if (value !== null) break;
    }
    if (value !== null && value !== 1 && !words[from]?.isPlain) places.push({ from, to, value });
    from = Math.max(to, from + 1);
  }
  return places;
}

/** "7,50"; "1.200" has no fraction. */
export function fractionOf(word: Spoken | undefined): number | null {
  return word?.token.kind === 'number' && /\.\d{1,2}$/.test(word.token.key) ? Number(word.token.key) : null;
}
