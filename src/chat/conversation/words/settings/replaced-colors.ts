import type { RecolorWish, SettingWish, ShadeWish } from '../../understood-words.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { colored, type Painted } from './assign-colors.ts';
import { isBox, isRole } from './group.ts';
import { mergeItems } from './merge-items.ts';
import { quiet } from './quiet.ts';
import { type Message, type Place, placeOfLoud, placeOfReplaced, placeOfTiring } from './said-of-colors.ts';

/**
 * "Instead of the yellow I'd have burgundy", "the yellow highlight is a bit loud, make it gold": the colour that stands says which part is
 * meant, and the one other colour is the new one. A new colour with a part of its own is read by others. Where a colour that is too loud
 * stands alone, it gets a calmer shade, or the one that is asked for. Boxes have a reader of their own.
 */
export function withReplaced(message: Message): Item[] {
  const found = message.items.some(isBox) ? null : findOld(message);
  if (!found) return [...message.items];
  const { items, at } = mergedAround(message.items, found);
  const old = { ...found, at };
  const to = newColorIn(items, old);
  if (to !== null) return repainted(items, old, to);
  return old.isLoud ? shadedIn(items, old) : [...message.items];
}

function repainted(items: readonly Item[], old: Old, to: number): Item[] {
  const named = items.flatMap((_, at) => (isSameColor(items, at, old.at) ? [at] : []));
  const part = named.map((at) => partBeside(items, at, isLinkOfOld)).find((one) => one !== null) ?? null;
  const [from, end] = [Math.min(old.at, to), Math.max(old.at, to)];
  return items.map((item, at) => {
    if (at === to)
      return { ...item, meaning: paintedAs(part, hexAt(items, old.at), hexAt(items, to), isOfLetters(items, to)) };
    if (named.includes(at) || item === part || isSameColor(items, at, to) || isTold(item, old)) return quiet(item);
    const isBetween = from < at && at < end;
    return isBetween && isKind(item, 'unknown', 'foreign', 'because', 'no', 'degree') ? quiet(item) : item;
  });
}

/** "The pink is a bit loud, could you make it lighter": a shade of the part that is pink. Other colours are read by others. */
function shadedIn(items: readonly Item[], old: Old): Item[] {
  const step = items.findIndex((item) => isKind(item, 'shade') && item.meaning.isMore && !isTold(item, old));
  const hasOther = items.some((item, at) => at !== old.at && isKind(item, 'color'));
  const part = partBeside(items, old.at, isLinkOfOld);
  const asked = items[step];
  const wish: ShadeWish = {
    kind: 'shade',
    part: colorOfPart(part),
    shade: isKind(asked, 'shade') ? asked.meaning.shade : 'muted',
    much: false,
    color: hexAt(items, old.at),
  };
  const place = step === -1 ? old.at : step;
  return items.map((item, at) => {
    if (at === place && !hasOther) return { ...item, meaning: { kind: 'painted', wish, subject: 'shade' } };
    return at === old.at || isTold(item, old) ? quiet(item) : item;
  });
}

function colorOfPart(part: ItemOf<'role'> | null): ShadeWish['part'] {
  if (isRole(part ?? undefined, 'highlight')) return 'highlightColor';
  return isRole(part ?? undefined, 'outline') ? 'outlineColor' : null;
}

/** The words that say so. */
function isTold(item: Item, { told: [from, to] }: Old): boolean {
  return from <= item.start && item.start < to && !isKind(item, 'break', 'join');
}

interface Old {
  at: number;
  place: Place;
  /** Where the new colour may stand, as indexes in the text. */
  reach: [number, number];
  /** Where words only tell what is. */
  told: [number, number];
  isLoud: boolean;
}

function findOld(message: Message): Old | null {
  for (const [at, item] of message.items.entries()) {
    if (!isKind(item, 'color')) continue;
    const replaced = placeOfReplaced(item, message);
    if (replaced) {
      const reach = sentenceAround(item, message);
      return { at, place: replaced, reach, told: [replaced.from, replaced.to], isLoud: false };
    }
    const loud = placeOfLoud(item, message);
    const told = clauseAround(message.items, at);
    if (loud) return { at, place: loud, reach: [loud.to, Number.POSITIVE_INFINITY], told, isLoud: true };
    const tiring = placeOfTiring(item, message);
    if (tiring) return { at, place: tiring, reach: [tiring.to, Number.POSITIVE_INFINITY], told, isLoud: false };
  }
  return null;
}

/** "A soft gold" and "rosso vino" are one colour. `at` = the index of the old one among these. */
function mergedAround(items: readonly Item[], { at, place }: Old): { items: readonly Item[]; at: number } {
  const end = items.findIndex((item, index) => index > at && item.start >= place.to);
  const cut = end === -1 ? items.length : end;
  const before = mergeItems(items.slice(0, at));
  return { items: [...before, ...items.slice(at, cut), ...mergeItems(items.slice(cut))], at: before.length };
}

/** The one other colour, which is bare; null = there is none, or several. */
function newColorIn(items: readonly Item[], { at: old, reach: [first, last], isLoud }: Old): number | null {
  const from = hexAt(items, old);
  const all = items.flatMap((item, at) => {
    const isOther = first <= item.start && item.start < last && isKind(item, 'color') && item.meaning.hex !== from;
    return isOther ? [at] : [];
  });
  const bare = all.filter((at) => !isOfOther(items, at, old));
  // “do the writing in terracotta instead of the yellow”: what is yellow, whatever the writing is
  const others = bare.length === 0 && !isLoud && all.every((at) => isOfLetters(items, at)) ? all : bare;
  const isOne = new Set(others.map((at) => hexAt(items, at))).size === 1;
  return isOne ? (others.at(-1) ?? null) : null;
}

function isOfLetters(items: readonly Item[], at: number): boolean {
  return isRole(partBeside(items, at, isLinkOfNew) ?? undefined, 'text', 'captions');
}

/** "White letters, and what was yellow in green": the white has letters of its own. */
function isOfOther(items: readonly Item[], at: number, old: number): boolean {
  const part = partBeside(items, at, isLinkOfNew);
  return part !== null && part !== partBeside(items, old, isLinkOfOld);
}

/** "Rosso vino, tipo bordeaux": both are the new colour. */
function isSameColor(items: readonly Item[], at: number, to: number): boolean {
  return isKind(items[at], 'color') && hexAt(items, at) === hexAt(items, to);
}

function hexAt(items: readonly Item[], at: number): string {
  const item = items[at];
  return isKind(item, 'color') ? item.meaning.hex : '';
}

/** From one sign to the next, as indexes in the text. */
function clauseAround(items: readonly Item[], at: number): [number, number] {
  const before = items.findLast((item, index) => index < at && isKind(item, 'break', 'join'));
  const after = items.find((item, index) => index > at && isKind(item, 'break'));
  return [before?.end ?? 0, after?.start ?? Number.POSITIVE_INFINITY];
}

/** From one end of a sentence to the next. Signs within one do no harm. */
function sentenceAround(color: Item, { tokens }: Message): [number, number] {
  const ends = tokens.filter(({ kind, key }) => kind === 'break' && /[.!?…\n]/.test(key));
  const before = ends.findLast(({ end }) => end <= color.start);
  const after = ends.find(({ start }) => start >= color.end);
  return [before?.end ?? 0, after?.start ?? Number.POSITIVE_INFINITY];
}

function isLinkOfOld(item: Item): boolean {
  return isKind(item, 'article', 'filler', 'degree');
}

function isLinkOfNew(item: Item): boolean {
  return isLinkOfOld(item) || isKind(item, 'command', 'shade');
}

/** The part right beside a colour: "the yellow highlight", "the word that lights up yellow". */
function partBeside(items: readonly Item[], at: number, isLink: (item: Item) => boolean): ItemOf<'role'> | null {
  const [before, after] = [
    items.slice(0, at).findLast((item) => !isLink(item)),
    items.slice(at + 1).find((item) => !isLink(item)),
  ];
  const part = [after, before].find((item) => isRole(item, 'highlight', 'emphasis', 'outline', 'text', 'captions'));
  return part && isRole(part) ? part : null;
}

function paintedAs(
  part: ItemOf<'role'> | null,
  from: string,
  to: string,
  isOfLetters: boolean,
): ItemOf<'painted'>['meaning'] {
  const role = part?.meaning.role;
  const isNamed = role === 'highlight' || role === 'emphasis' || role === 'outline';
  const wish: SettingWish | RecolorWish = isNamed
    ? { kind: 'set', settings: colored(role as Painted, to) }
    : { kind: 'recolor', from, to, ...(isOfLetters && { isOfLetters }) };
  return { kind: 'painted', wish, subject: isNamed ? `color of ${role}` : `color of ${from}` };
}
