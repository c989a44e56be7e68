import { type CentredWords, centredWords } from '../lexicons/described/centred-words.ts';
import { type Item, isKind } from '../read-items.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isAmong, type WordList, wordListOf } from '../vocabulary/word-list.ts';
import { quiet } from './quiet.ts';

interface Said {
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
}

/** In tokens: "at the bottom of the picture, in the centre". */
const maxBetween = 6;
const maxReach = 12;

/**
 * "At the bottom, centred": beside an edge of the picture, the middle is the one between left and right, where captions stand anyway. "From
 * the bottom to the middle" and "not at the bottom, in the middle" wish for the middle.
 */
export function quietCentred(items: readonly Item[], { tokens, dictionaries }: Said): Item[] {
  if (!items.some(isEdge) || !items.some(isMiddle)) return [...items];
  const places = new Map(tokens.map(({ start }, at) => [start, at]));
  return items.map((item, at) => {
    const edge = isMiddle(item) ? edgeBefore(items, at) : undefined;
    if (!edge) return item;
    const [from = 0, to = 0] = [places.get(edge.start), places.get(item.start)];
    return to - from <= maxReach && isCentredAt(tokens.slice(Math.max(0, from - 1), to + 1), edge, dictionaries)
      ? quiet(item)
      : item;
  });
}

function isMiddle(item: Item): boolean {
  return isKind(item, 'choice') && item.meaning.settings.position === 'middle';
}

function isEdge(item: Item): boolean {
  const position = isKind(item, 'choice') ? item.meaning.settings.position : undefined;
  return position === 'top' || position === 'bottom';
}

/** The last one that is not denied. */
function edgeBefore(items: readonly Item[], at: number): Item | undefined {
  const before = items.slice(Math.max(0, at - maxBetween - 1), at);
  const edge = before.findLastIndex(isEdge);
  const isDenied = before.slice(0, edge).some((item) => isKind(item, 'no'));
  return isDenied ? undefined : before[edge];
}

/** Only words of the same place stand between: "at the bottom, rather in the middle" changes its mind. */
function isCentredAt(around: readonly Token[], edge: Item, dictionaries: readonly Dictionary[]): boolean {
  const is = (which: keyof CentredWords, key: string) => isAmong(listsOf(dictionaries, which), key);
  const before = around.find(({ start }) => start < edge.start);
  const named = around.filter(({ start, end }) => start >= edge.start && end <= edge.end);
  const behind = around.filter(({ start }) => start >= edge.end);
  const between = behind.slice(0, -1);
  const isPlace = ({ kind, key }: Token) => (kind === 'break' ? key === ',' : is('between', key));
  // Russian "снизу" alone also says from where
  const isInto = named.length === 1 && behind.slice(-2).some(({ key }) => is('into', key));
  const isLeft = before !== undefined && is('from', before.key);
  return between.length <= maxBetween && between.every(isPlace) && !isLeft && !isInto;
}

function listsOf(dictionaries: readonly Dictionary[], which: keyof CentredWords): WordList[] {
  return dictionaries.map(({ language }) => wordListOf(centredWords[language][which]));
}
