import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { mentionAt } from './mention-at.ts';
import {
  isAndOnly,
  lettersAt,
  type Mention,
  overlaps,
  type Pair,
  type Place,
  type Spoken,
  wordsAt,
} from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** Of words behind one "not". */
const maxItems = 4;
/** In words, of one item and of what is right instead. */
const maxItem = 3;
/** Words beside the list among which the right ones are looked for. */
const maxBeside = 14;
const minLikeness = 0.5;
/** In letters, of a word that stands in most messages: "time". */
const minPlain = 3;

/**
 * "It's Bea from Thistle and Thyme, not bee and time": each of the words behind one "not", and the words of the sentence that sound like it. None where
 * one of them has no such words.
 */
export function pairsOfList(words: readonly Spoken[], not: number, { captions, dictionaries }: Search): Pair[] {
  const items = itemsBehind(words, not, { captions, dictionaries });
  const [first, last] = [items[0], items.at(-1)];
  const isOfContent = (item: Place) => wordsAt(words, item).some(({ isPlain }) => !isPlain);
  if (!first || !last || items.length < 2 || !items.some(isOfContent)) return [];
  const beside = [
    ...placesIn(words, { from: Math.max(0, not - maxBeside), to: not }, dictionaries),
    ...placesIn(words, { from: last.to, to: Math.min(words.length, last.to + maxBeside) }, dictionaries),
  ];
  const pairs: Pair[] = [];
  for (const wrong of items) {
    const free = beside.filter((place) => !pairs.some(({ right }) => overlaps(place, right)));
    const best = free
      .map((right) => ({ right, likeness: likenessOf(lettersAt(words, right), wrong.letters) }))
      .sort((one, other) => other.likeness - one.likeness)[0];
    if (!best || best.likeness < minLikeness) return [];
    pairs.push({ wrong, right: best.right });
  }
  return pairs;
}

/** Words of the captions, with nothing but "and"s and commas between them. */
function itemsBehind(words: readonly Spoken[], not: number, { captions, dictionaries }: Search): Mention[] {
  const items: Mention[] = [];
  for (let from = not + 1; from < words.length && items.length < maxItems; ) {
    const item = longestAt(words, from, captions);
    if (!item) break;
    items.push(item);
    from = item.to;
    const isJoined = isAndOnly(words[from], dictionaries) || words[from]?.token.key === ',';
    if (!isJoined) break;
    from++;
  }
  return items;
}

function longestAt(words: readonly Spoken[], from: number, captions: CaptionWords): Mention | null {
  if (!words[from] || words[from].isNot) return null;
  for (let to = Math.min(words.length, from + maxItem); to > from; to--) {
    const place = { from, to };
    const mayBeItem = ({ token, isPlain }: Spoken) =>
      token.kind === 'word' && !(isPlain && token.key.length < minPlain);
    if (!wordsAt(words, place).every(mayBeItem)) continue;
    const mention = mentionAt(words, place, captions);
    if (mention) return mention;
  }
  return null;
}

/** Runs of words of a content. */
function placesIn(
  words: readonly Spoken[],
  { from: start, to: end }: Place,
  dictionaries: readonly Dictionary[],
): Place[] {
  const isContent = (word: Spoken | undefined) =>
    word !== undefined && !word.isPlain && !word.isNot && word.token.kind === 'word' && !isAndOnly(word, dictionaries);
  const places: Place[] = [];
  for (let from = start; from < end; from++)
    for (let to = from + 1; to <= Math.min(end, from + maxItem) && isContent(words[to - 1]); to++)
      if (lettersOf(words[from]?.token.key ?? '') !== '') places.push({ from, to });
  return places;
}
