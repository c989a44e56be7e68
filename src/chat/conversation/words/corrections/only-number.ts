import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** "It says thirteen years, but it's three": a number takes the place of the number alone; what is counted stays. */
export function withoutCounted(wrong: string, right: string, dictionaries: readonly Dictionary[]): string {
  const languages = dictionaries.map(({ language }) => language);
  const isNumber = (words: readonly string[]) =>
    /^\d+$/.test(words.join('')) || numberOf(lettersOf(words.join('')), languages) !== null;
  const words = wrong.split(/\s+/);
  // "£42,000" has the currency, too
  if (words.length < 2 || /\p{Sc}/u.test(right) || isNumber(words) || !isNumber(right.split(/\s+/))) return wrong;
  let to = words.length - 1;
  while (to > 0 && !isNumber(words.slice(0, to))) to--;
  // of "seis cincuenta" and "eighteen ninety for", all of it is the number
  const isCounted = to > 0 && !words.slice(to).some((word) => isNumber([word]));
  return isCounted ? words.slice(0, to).join(' ') : wrong;
}
