import { type Item, isKind } from '../read-items.ts';
import type { Token } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isAsking } from './asks-for.ts';
import { quiet } from './quiet.ts';

/** The sign of a colour in the patterns. */
const colorKey = '§';
/** In words, before and behind a colour. */
const maxReach = 8;
/** Words before a state by which it is a wish after all: "I want it all yellow". */
const maxBeforeState = 3;

/** A message, with what its words may mean. */
export interface Message {
  items: readonly Item[];
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
}

/**
 * "Now it's all yellow" tells what is, and asks for no yellow.
 * @returns where it is said; null = the colour may be a wish
 */
export function stateOfColor(color: Item, message: Message): { from: number; to: number } | null {
  const states = placesOf('state', color, message).filter(({ from, to, before }) => {
    const start = before[Math.max(0, before.length - maxBeforeState)]?.start ?? from;
    return !message.items.some((item) => start <= item.start && item.start < to && isAsking(item));
  });
  return states[0] ?? null;
}

/** "The yellow": what has this colour. */
export function isNamedByColor(color: Item, message: Message): boolean {
  return placesOf('named', color, message).length > 0;
}

/** "Get rid of the yellow", "without the yellow": where it is said; null = it is not. */
export function placeOfUnwanted(color: Item, message: Message): { from: number; to: number } | null {
  return placesOf('unwanted', color, ownWords(message))[0] ?? null;
}

/** "The yellow doesn't go with my shirt", "I don't like the yellow": where it is said; null = it is not. */
export function placeOfDisliked(color: Item, message: Message): { from: number; to: number } | null {
  return placesOf('disliked', color, ownWords(message))[0] ?? null;
}

/** "Instead of the yellow", "what was yellow": where it is said; null = it is not. */
export function placeOfReplaced(color: Item, message: Message): Place | null {
  return placesOf('replaced', color, ownWords(message))[0] ?? null;
}

/** "The yellow is a bit loud", "the yellow is too dark": where it is said; null = it is not. */
export function placeOfLoud(color: Item, message: Message): Place | null {
  return placesOf('loud', color, ownWords(message))[0] ?? null;
}

/** “The yellow word that jumps distracts me”: where it is said; null = it is not. */
export function placeOfTiring(color: Item, message: Message): Place | null {
  return placesOf('tiring', color, ownWords(message))[0] ?? null;
}

/** "Is it still pink?" */
export function isAskedFor(color: Item, message: Message): boolean {
  return placesOf('asked', color, ownWords(message)).length > 0;
}

/** "But keep it yellow." */
export function staysSo(color: Item, message: Message): boolean {
  return placesOf('kept', color, ownWords(message)).length > 0;
}

/** Spanish "no tan" is not English. */
function ownWords({ dictionaries, ...message }: Message): Message {
  return { ...message, dictionaries: dictionaries.slice(0, 1) };
}

/** "I like mint, make the yellow that colour." */
export function namesThatColor({ tokens, dictionaries }: Message): boolean {
  const words = tokens.filter(isWord).map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  return dictionaries.some(({ colors }) =>
    colors.some((pattern) => pattern.name === 'that' && placeOf(pattern, words) !== null),
  );
}

/** "That's clearer now": French, Italian, Spanish and Portuguese have one word for that and for a lighter colour. */
export function withoutToldShades(message: Message): Item[] {
  const isMore = (item: Item) => isKind(item, 'shade') && item.meaning.isMore === true;
  return message.items.map((item) =>
    isMore(item) && placesOf('clearer', item, message).length > 0 ? quiet(item) : item,
  );
}

/** "Our green is #0A7D3E, put it …": the code says which green, and nothing asks for another one before it. */
export function withoutNamedCodes(items: readonly Item[]): Item[] {
  // since the last sign, an item says where a colour is to be
  let hasWhere = false;
  return items.map((item, at) => {
    if (isKind(item, 'break')) hasWhere = false;
    hasWhere ||= saysWhere(item);
    if (!isKind(item, 'color') || item.meaning.isCode || hasWhere) return item;
    const behind = items.slice(at + 1, at + 1 + maxToCode);
    const next = behind.findIndex((other) => isKind(other, 'color'));
    const code = behind[next];
    const isNamed = isKind(code, 'color') && code.meaning.isCode && !behind.slice(0, next).some(saysWhere);
    // Italian "è" is read as "e", and
    const between = behind.slice(0, isKind(items[at - 1], 'article') ? Math.max(0, next - 1) : next);
    const isOneSentence = !between.some((other) => isKind(other, 'break', 'join'));
    return isNamed && isOneSentence ? quiet(item) : item;
  });
}

function saysWhere(item: Item): boolean {
  return isAsking(item) || isKind(item, 'role');
}

/** In items, from the name of a colour to its code. */
const maxToCode = 8;

/** In items, of a comparison. A sign may stand before it. */
const maxCompared = 6;

/** "Green like the sea": what a colour is compared with is no wish. */
export function withoutComparisons({ items, tokens, dictionaries }: Message): Item[] {
  const keys = new Map(tokens.map(({ start, key }) => [start, key]));
  const isLike = (item: Item | undefined) =>
    item !== undefined &&
    !item.isEarlier &&
    dictionaries.some(({ sentences }) => sentences.compared.has(keys.get(item.start) ?? ''));
  let left = 0;
  return items.map((item, at) => {
    const before = isKind(items[at - 1], 'break') ? items[at - 2] : items[at - 1];
    if (isKind(before, 'color') && isLike(item)) left = maxCompared;
    else if (left > 0 && isKind(item, 'unknown', 'article', 'filler')) left--;
    else left = 0;
    return left > 0 && isKind(item, 'unknown') ? quiet(item) : item;
  });
}

/** Where something is said of a colour, as indexes in the text. */
export interface Place {
  from: number;
  to: number;
  /** The words before. */
  before: readonly Pick<Token, 'start'>[];
}

/** Where the patterns of this name fit, with the colour in them. */
function placesOf(
  name: 'state' | 'named' | 'unwanted' | 'disliked' | 'asked' | 'clearer' | 'kept' | 'replaced' | 'loud' | 'tiring',
  color: Item,
  { tokens, dictionaries }: Message,
): Place[] {
  const sentence = wordsAround(color, tokens);
  const words = sentence.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const at = sentence.findIndex(({ key }) => key === colorKey);
  return dictionaries.flatMap(({ colors }) =>
    colors.flatMap((pattern) => {
      const place = pattern.name === name ? placeOf(pattern, words) : null;
      if (!place || at < place.from || at > place.to) return [];
      const [from, to] = [sentence[place.from]?.start ?? 0, sentence[place.to]?.end ?? 0];
      return [{ from, to, before: sentence.slice(0, place.from) }];
    }),
  );
}

/** Up to the next sign on both sides, with the colour as one word. */
function wordsAround(color: Item, tokens: readonly Token[]): Pick<Token, 'key' | 'kind' | 'start' | 'end'>[] {
  const first = tokens.findIndex(({ start }) => start >= color.start);
  const last = tokens.findLastIndex(({ end }) => end <= color.end);
  let [from, to] = [first, last];
  while (first - from < maxReach && isInside(tokens[from - 1])) from--;
  while (to - last < maxReach && isInside(tokens[to + 1])) to++;
  const word = { key: colorKey, kind: 'word', start: color.start, end: color.end } as const;
  return [...tokens.slice(from, first).filter(isWord), word, ...tokens.slice(last + 1, to + 1).filter(isWord)];
}

function isInside(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'break';
}

function isWord({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number';
}
