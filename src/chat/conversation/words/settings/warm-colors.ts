import { languages } from '../../../../texts/languages.ts';
import { explainingWords, warmWords } from '../lexicons/colors/warm-words.ts';
import { type Item, isKind } from '../read-items.ts';
import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { quiet } from './quiet.ts';

const wordsOf = new Map(languages.map((language) => [language, new Set(warmWords[language].split(' ').map(fold))]));

/** "A warm orange" is an orange: what else is said of a colour, right beside it. */
export function withoutWarmth(items: readonly Item[], text: string, dictionaries: readonly Dictionary[]): Item[] {
  return withoutExplained(items, text, dictionaries).map((item, at) => {
    const isBeside = isKind(items[at - 1], 'color') || isKind(items[at + 1], 'color');
    if (!isBeside || !isKind(item, 'unknown')) return item;
    const word = fold(text.slice(item.start, item.end));
    return dictionaries.some(({ language }) => wordsOf.get(language)?.has(word)) ? quiet(item) : item;
  });
}

const betweenOf = new Map(
  languages.map((language) => [language, new RegExp(`^[\\s,(–-]{1,3}(?:${explainingWords[language]})\\s`, 'iu')]),
);
/** In items, from the explaining word to the colour: "so a warm". */
const maxBetween = 6;
/** In items, with the colour itself. */
const maxBehind = 3;

/** "A honey tone, so a warm orange": the last colour says what is meant. */
function withoutExplained(items: readonly Item[], text: string, dictionaries: readonly Dictionary[]): Item[] {
  return items.map((item, at) => {
    if (!isKind(item, 'color')) return item;
    const behind = items.slice(at + 1, at + 1 + maxBetween).findIndex((other) => isKind(other, 'color'));
    const next = at + 1 + behind;
    const other = items[next];
    // "the letters white, so a green highlight"
    if (behind === -1 || !other || items.slice(at + 1, next + maxBehind).some((one) => isKind(one, 'role', 'no')))
      return item;
    const between = text.slice(item.end, other.start);
    return dictionaries.some(({ language }) => betweenOf.get(language)?.test(between)) ? quiet(item) : item;
  });
}
