import { type KeptWord, keptParts } from '../lexicons/described/kept-parts.ts';
import { type Item, isKind } from '../read-items.ts';
import { fold } from '../text/fold.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isAsking } from './asks-for.ts';
import { isRole } from './group.ts';
import { quiet } from './quiet.ts';

interface Said {
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
}

/**
 * “Keep the outline and make the letters blue”, “a thicker outline around the white letters”: a part that is to stay, or that only says where
 * another one is, gets no colour of its own.
 */
export function quietKeptParts(items: readonly Item[], said: Said): Item[] {
  if (!items.some((item) => isRole(item, 'outline', 'highlight', 'text', 'captions'))) return [...items];
  const kept = new Set(itemsWith('keep', items, said).flatMap((at) => keptBeside(items, at)));
  const around = new Set(itemsWith('around', items, said).flatMap((at) => namedAround(items, at)));
  return items.map((item) => (kept.has(item) || around.has(item) ? quiet(item) : item));
}

/** Indexes of the items in which one of these words stands. */
function itemsWith(which: KeptWord, items: readonly Item[], { tokens, dictionaries }: Said): number[] {
  const words = new Set(dictionaries.flatMap(({ language }) => keptParts[language][which].split(' ').map(fold)));
  const starts = tokens.filter(({ key }) => words.has(key)).map(({ start }) => start);
  let next = 0;
  return items.flatMap(({ start, end }, at) => {
    while ((starts[next] ?? start) < start) next++;
    return (starts[next] ?? end) < end ? [at] : [];
  });
}

/** In items, behind the part. */
const maxBehind = 6;

/** The word and the part that is kept; [] = something is said of that part, or the next one is meant as well. */
function keptBeside(items: readonly Item[], at: number): Item[] {
  const [word] = items.slice(at, at + 1);
  const behind = items.slice(at + 1, at + 3).find((item) => !isKind(item, 'article'));
  if (word && isPart(behind) && !isKind(items[at - 1], 'no')) {
    const rest = items.slice(items.indexOf(behind) + 1, items.indexOf(behind) + 1 + maxBehind);
    return isOther(rest) ? [word, behind] : [];
  }
  const before = items[at - 1];
  const isLast = !isValue(items[at - 2]) && !isValue(items[at + 1]);
  return word && isPart(before) && isLast && items.slice(at + 1, at + 1 + maxBehind).some((item) => isRole(item))
    ? [word, before]
    : [];
}

/** Behind a sign, or behind “and” with a verb of its own, something else is said. Spanish “deja el borde y las letras azules” paints both. */
function isOther([first, ...rest]: readonly Item[]): boolean {
  if (isKind(first, 'break')) return true;
  const [verb] = rest.filter((item) => !isKind(item, 'article'));
  const isVerb = verb !== undefined && (isAsking(verb) || isKind(verb, 'filler'));
  return isKind(first, 'join') && first.meaning.word === 'and' && isVerb;
}

function isPart(item: Item | undefined): item is Item {
  return isRole(item, 'outline', 'highlight', 'text', 'captions');
}

function isValue(item: Item | undefined): boolean {
  return isKind(item, 'color', 'shade', 'grow', 'number', 'choice', 'no');
}

/** In items, from the outline to “around”. */
const maxBefore = 3;

/** The word, and the letters of this colour, where the outline gets something else. */
function namedAround(items: readonly Item[], at: number): Item[] {
  const before = items.slice(Math.max(0, at - maxBefore), at);
  const hasOutline = before.some((item) => isRole(item, 'outline')) && before.some((item) => isKind(item, 'grow'));
  const behind = items.slice(at + 1, at + 4).filter((item) => !isKind(item, 'article'));
  const end = behind.findIndex((item) => !(isKind(item, 'color') || isRole(item, 'text', 'captions')));
  const named = end === -1 ? behind : behind.slice(0, end);
  return hasOutline && named.some((item) => isKind(item, 'color')) ? [...items.slice(at, at + 1), ...named] : [];
}
