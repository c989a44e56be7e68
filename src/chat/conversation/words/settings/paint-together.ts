import type { RecolorWish, SettingWish } from '../../understood-words.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { colored } from './assign-colors.ts';
import { type Mark, marksOf, type Part } from './color-marks.ts';
import { isBox, isRole } from './group.ts';
import { mergeItems } from './merge-items.ts';
import { quiet } from './quiet.ts';
import {
  isNamedByColor,
  type Message,
  namesThatColor,
  stateOfColor,
  withoutComparisons,
  withoutNamedCodes,
  withoutToldShades,
} from './said-of-colors.ts';

/** A message with more of them is no wish. */
const maxColors = 8;
/** In items. */
const maxRead = 200;

/** A colour that tells what is, with the place of the words that say so. */
interface State extends Pick<Mark, 'item' | 'at'> {
  from: number;
  to: number;
}

interface Painting {
  part: Part | null;
  color: ItemOf<'color'>;
  /** The colour that it has by now, as the message says. */
  old: ItemOf<'color'> | null;
  marks: Mark[];
}

/**
 * Reads all colours of a message together, since one says what another is meant for: in "the letters white and the yellow in green" the
 * yellow is what is to change, and in "now it's all yellow, only the spoken word turquoise" it is nobody's wish. A message with one colour and
 * at most one part is left to the reader of its clauses.
 * @returns the items, with what was read in place of its words
 */
export function paintTogether(said: Message): Item[] {
  const message = { ...said, items: withoutNamedCodes(withoutToldShades(said)) };
  if (!message.items.some((item) => isKind(item, 'color')) || message.items.length > maxRead) return [...message.items];
  const items = withoutComparisons(message);
  const merged = mergeItems(items);
  const marks = marksOf(merged, message);
  const colors = marks.filter(({ item }) => isKind(item, 'color'));
  if (colors.length === 0 || colors.length > maxColors) return [...items];
  const states = merged.flatMap((item, at) => {
    const place = isKind(item, 'color') ? stateOfColor(item, message) : null;
    return place ? [{ item, at, ...place }] : [];
  });
  const wished = marks.filter(({ at }) => !states.some((state) => state.at === at));
  const paintings = hasDoubt(merged) ? null : readPaintings(wished, states, message);
  if (paintings) return withPainted(merged, paintings, states);
  return states.length > 0 ? withPainted(merged, [], states) : [...items];
}

/** Boxes, outlines with a thickness, and names of words have readers of their own. */
function hasDoubt(items: readonly Item[]): boolean {
  if (items.some((item) => isKind(item, 'number')) && items.some((item) => isRole(item, 'outline'))) return true;
  return items.some(
    (item, at) => isBox(item) || (isKind(item, 'color') && item.meaning.isThing) || isNamedWord(items, at),
  );
}

/** "The word pistachio". */
function isNamedWord(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  return isKind(item, 'role') && item.meaning.isOne === true && isKind(next, 'unknown') && next.start - item.end === 1;
}

function readPaintings(marks: readonly Mark[], states: readonly State[], message: Message): Painting[] | null {
  const { owned, bare } = assign(marks, message);
  const named = bare.filter(({ item }) => isNamedByColor(item, message));
  const recolored = recolor(bare, named, { states, message, owned });
  if (recolored === null) return null;
  const paintings = [...owned, ...recolored, ...ofState(marks, owned, states)];
  const parts = new Set(owned.map(({ part }) => part));
  if (parts.size < owned.length) return null;
  const isMore = parts.size > 1 || states.length > 0 || recolored.length > 0;
  return isMore || owned.some(({ part, old }) => part === 'text' && old !== null) ? paintings : null;
}

/** Each colour for the part before it, or right behind it. */
function assign(marks: readonly Mark[], message: Message): { owned: Painting[]; bare: Mark[] } {
  const [owned, bare]: [Painting[], Mark[]] = [[], []];
  for (const [index, mark] of marks.entries()) {
    const { item } = mark;
    if (!isKind(item, 'color')) continue;
    const isOfBare = !mark.isApart && bare.includes(marks[index - 1] as Mark) && !mark.touchesNext;
    const owner = isOfBare ? null : ownerOf(marks, index, { owned, message });
    if (!owner) bare.push(mark);
    else paint(owned, owner, { ...mark, item });
  }
  return { owned, bare };
}

function paint(owned: Painting[], owner: Mark, mark: Mark & { item: ItemOf<'color'> }): void {
  const known = owned.find(({ marks }) => marks.includes(owner));
  if (known) Object.assign(known, { old: known.color, color: mark.item, marks: [...known.marks, mark] });
  else owned.push({ part: owner.part, color: mark.item, old: null, marks: [owner, mark] });
}

function ownerOf(
  marks: readonly Mark[],
  index: number,
  { owned, message }: { owned: readonly Painting[]; message: Message },
): Mark | null {
  const [mark, next] = [marks[index], marks[index + 1]];
  if (!mark) return null;
  const before = marks.slice(0, index).findLast(({ part }) => part !== null);
  const painted = owned.find(({ marks: used }) => before !== undefined && used.includes(before));
  const since = before ? marks.slice(marks.indexOf(before) + 1, index + 1) : [];
  const isApart = since.some((one) => one.isApart);
  if (before && !painted && !isApart) return before;
  if (next && next.part !== null && mark.touchesNext && !next.isApart) return next;
  if (next && isForNext(marks, index)) return next;
  // "the letters are fine and the yellow in green"
  return before && !(painted && isApart) && !isNamedByColor(mark.item, message) ? before : null;
}

/** "The orange only for the spoken word", "sage is #9CAF88, use that for the highlight": the part behind it has no other colour. */
function isForNext(marks: readonly Mark[], index: number): boolean {
  const [mark, next, after] = marks.slice(index, index + 3);
  if (!mark || !next || next.part === null) return false;
  const isOpen = after === undefined || after.isApart || after.part !== null;
  const isCode = isKind(mark.item, 'color') && mark.item.meaning.isCode === true;
  return isOpen && (isCode || (mark.isApart && !next.isSigned));
}

/** "The yellow in green", "it's still yellow, I said green", "I like mint, the yellow in that colour". null = colours are left. */
function recolor(
  bare: readonly Mark[],
  named: readonly Mark[],
  { states, message, owned }: { states: readonly State[]; message: Message; owned: readonly Painting[] },
): Painting[] | null {
  const [first, second, ...more] = bare;
  if (!first) return [];
  if (more.length > 0) return null;
  // "the colour turquoise, and the yellow in orange": the letters' colour is read in its clause
  if (!second && owned.length > 0 && owned.every(({ part }) => part !== 'text')) return [];
  const pair = (old: State | Mark, to: Mark): Painting[] | null =>
    isKind(old.item, 'color') && isKind(to.item, 'color') && old.item.meaning.hex !== to.item.meaning.hex
      ? [{ part: null, color: to.item, old: old.item, marks: bare.filter((mark) => mark === old || mark === to) }]
      : null;
  if (second && named.includes(second) && namesThatColor(message)) return pair(second, first);
  if (second) return named.includes(first) ? pair(first, second) : null;
  const hexes = new Set(states.map(({ item }) => (isKind(item, 'color') ? item.meaning.hex : '')));
  return states[0] && hexes.size === 1 && owned.length === 0 ? pair(states[0], first) : null;
}

/** "It's all red, I wanted only the word that I say": the red is for that alone. */
function ofState(marks: readonly Mark[], owned: readonly Painting[], states: readonly State[]): Painting[] {
  const [state, ...others] = states;
  const part = marks.find((mark) => mark.part === 'highlight');
  const isOpen = part && !owned.some(({ part: painted }) => painted === 'highlight');
  if (!isOpen || !state || others.length > 0 || !isKind(state.item, 'color')) return [];
  return [{ part: 'highlight', color: state.item, old: null, marks: [part] }];
}

/** What was read stands where its last word was; its other words say no more. */
function withPainted(items: readonly Item[], paintings: readonly Painting[], states: readonly State[]): Item[] {
  const silent = new Set(paintings.flatMap(({ marks }) => marks).map(({ at }) => at));
  const told = toldIn(items, states);
  const painted = new Map(
    paintings.map((painting) => [Math.max(...painting.marks.map(({ at }) => at)), painting] as const),
  );
  return items.map((item, at) => {
    const painting = painted.get(at);
    if (painting) return { ...item, meaning: meaningOf(painting) };
    return silent.has(at) || told.has(at) ? quiet(item) : item;
  });
}

/** The words that tell what is, with those before them up to a sign: "oh dear, and now it's all yellow". */
function toldIn(items: readonly Item[], states: readonly State[]): ReadonlySet<number> {
  const told = new Set<number>();
  for (const { from, to } of states) {
    const inside = items.flatMap(({ start }, at) => (from <= start && start < to ? [at] : []));
    let first = inside[0] ?? 0;
    while (isKind(items[first - 1], 'unknown', 'foreign', 'filler', 'article', 'no', 'degree')) first--;
    for (let at = first; at <= (inside.at(-1) ?? -1); at++) told.add(at);
  }
  return told;
}

function meaningOf({ part, color, old }: Painting): ItemOf<'painted'>['meaning'] {
  const wish = wishOf(part, color.meaning.hex, old?.meaning.hex ?? null);
  return { kind: 'painted', wish, subject: part === 'text' ? 'color' : `color of ${part ?? old?.meaning.hex}` };
}

/** "The yellow of the letters in green": where no letters are yellow, it is the part that is. */
function wishOf(part: Part | null, to: string, old: string | null): SettingWish | RecolorWish {
  const isOpen = old !== null && old !== to && (part === null || part === 'text');
  return isOpen ? { kind: 'recolor', from: old, to } : { kind: 'set', settings: colored(part, to) };
}
