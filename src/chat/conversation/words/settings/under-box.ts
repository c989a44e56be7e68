import { underWords } from '../lexicons/described/under-words.ts';
import { type Item, isKind } from '../read-items.ts';
import { fold } from '../text/fold.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isBox, isRole } from './group.ts';
import { quiet } from './quiet.ts';

interface Said {
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
}

/** “A dark background under the letters”: what the background is under says no more than that, and no place for the captions. */
export function quietUnderBox(items: readonly Item[], said: Said): Item[] {
  if (!items.some(isBox)) return [...items];
  const under = placesOfUnder(said);
  let next = 0;
  const isUnder = (item: Item) => {
    while ((under[next] ?? item.start) < item.start) next++;
    return (under[next] ?? item.end) < item.end;
  };
  const quieted = new Set(items.flatMap((item, at) => (isUnder(item) ? aroundUnder(items, at) : [])));
  return items.map((item) => (quieted.has(item) ? quiet(item) : item));
}

function placesOfUnder({ tokens, dictionaries }: Said): number[] {
  const words = new Set(dictionaries.flatMap(({ language }) => underWords[language].split(' ').map(fold)));
  return tokens.filter(({ key }) => words.has(key)).map(({ start }) => start);
}

/** In items, on either side. */
const maxReach = 6;

/** The word, and what it is under; [] = no background stands beside it. */
function aroundUnder(items: readonly Item[], at: number): Item[] {
  const [word] = items.slice(at, at + 1);
  if (!word || isBox(word)) return [];
  const behind = items.slice(at + 1, at + 1 + maxReach);
  const rest = behind.findIndex((item) => !isUnderneath(item));
  const named = rest === -1 ? behind : behind.slice(0, rest);
  const before = items.slice(Math.max(0, at - maxReach), at).findLast((item) => !isDescribing(item));
  const next = behind.slice(named.length).find((item) => !isDescribing(item));
  // “the captions below with a dark background”
  const isOfCaptions = isRole(before, 'captions', 'text');
  const isBeside = isBox(before) || (isBox(next) && !isOfCaptions);
  return isBeside ? [word, ...named] : [];
}

/** “The letters”, “them”. */
function isUnderneath(item: Item): boolean {
  return isKind(item, 'article', 'they') || isRole(item, 'captions', 'text', 'color');
}

function isDescribing(item: Item): boolean {
  return isKind(item, 'article', 'filler', 'shade', 'color', 'degree');
}
