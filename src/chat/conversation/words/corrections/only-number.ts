import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** "It says thirteen years, but it's three": a number takes the place of the number alone; what is counted stays. */
export function withoutCounted(wrong: string, right: string, dictionaries: readonly Dictionary[]): string {
  const languages = dictionaries.map(({ language }) => language);
  const isNumber = (words: readonly string[]) =>
    /^\d+$/.test(words.join('')) || numberOf(lettersOf(words.join('')), languages) !== null;
  const words = wrong.split(/\s+/);
  if (words.length < 2 || isNumber(words) || !isNumber(right.split(/\s+/))) return wrong;
  for (let to = words.length - 1; to > 0; to--) if (isNumber(words.slice(0, to))) return words.slice(0, to).join(' ');
  return wrong;
}
