import { isShadeOfSwatch, shadeOf, tintedWith } from '../../settings/palette.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { JoinWord, Meaning } from '../vocabulary/concepts.ts';
import { assignColors } from './assign-colors.ts';
import { type Finding, type GroupInHand, isBox, isRole, isSettingWithWords, take } from './group.ts';
import { joinPalettes } from './join-palettes.ts';
import { readChoices } from './read-choices.ts';
import { readGrowth } from './read-growth.ts';
import { readNumbers } from './read-numbers.ts';
import { readShades } from './read-shades.ts';

/** Words between two commas or "and"s. */
export interface Group {
  items: Item[];
  /** The word that joins it to the group before. */
  joined: JoinWord | null;
}

export interface GroupReading {
  findings: Finding[];
  /** Items that were understood but led to nothing: parts without a value, values without a part. */
  unused: Item[];
  /** What is not wanted: "not yellow". */
  denied: Item[];
  /** Its negation, if that also applies to the next group: "without emojis and outline". */
  negation: Item | null;
}

const silent = new Set<string>(['filler', 'article', 'command', 'yes', 'degree', 'unit', 'no']);

export function readGroup({ items, joined }: Group): GroupReading {
  const said = joinPalettes(
    mergeItems(
      denyTooMuch(
        withoutEarlier(onlyColors(withoutNamed(items))).filter((item) => !isKind(item, 'filler', 'article', 'join')),
      ),
    ),
  );
  const group: GroupInHand = {
    items: said.filter((item) => !isKind(item, 'command')),
    denied: new Set(),
    joined,
    used: new Set(),
    findings: [],
    commanded: new Set(said.filter((_, index) => isKind(said[index - 1], 'command'))),
  };
  const negation = readNegations(group);
  readNumbers(group);
  assignColors(group);
  readGrowth(group);
  readShades(group);
  readChoices(group);
  if (isTakenBack(group)) return { findings: [], unused: said, denied: [], negation: null };
  dropBesideDenied(group);
  const unused = group.items.filter((item) => !group.used.has(item) && !silent.has(item.meaning.kind));
  return { findings: group.findings, unused, denied: [...group.denied], negation };
}

/** "Bigger, honey", "a jar of honey": things are colours only beside a part, another colour, or "make it". */
function onlyColors(items: readonly Item[]): readonly Item[] {
  const isThing = (item: Item) => isKind(item, 'color') && item.meaning.isThing === true;
  const isOfColor = (item: Item) =>
    isRole(item) || isKind(item, 'command') || (isKind(item, 'color') && !isThing(item));
  if (!items.some(isThing) || items.some(isOfColor)) return items;
  return items.map((item) => (isThing(item) ? { ...item, meaning: { kind: 'unknown' } } : item));
}

/** "The word pistachio" is no part of every caption. */
function withoutNamed(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const next = items[at + 1];
    const isNamed =
      isKind(item, 'role') && item.meaning.isOne && isKind(next, 'unknown') && next.start - item.end === 1;
    return isNamed ? { ...item, meaning: { kind: 'unknown' } } : item;
  });
}

/** "White like before", "go back to white" wish for white; "like before" alone undoes. */
function withoutEarlier(items: readonly Item[]): readonly Item[] {
  const isSaid = items.some((item) => isKind(item, 'color', 'grow', 'choice', 'switch'));
  return isSaid ? items.filter(({ isEarlier }) => !isEarlier) : items;
}

/** "Too many emojis" and "less yellow" do not ask for emojis or yellow. */
function denyTooMuch(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    const isTooMuch = isKind(item, 'degree') && item.meaning.degree === 'too';
    const isLess = isKind(item, 'grow') && item.meaning.dimension === 'any' && item.meaning.direction === -1;
    const next = items[index + 1];
    const denies = isTooMuch ? isKind(next, 'switch', 'color') : isLess && isKind(next, 'color');
    return denies ? { ...item, meaning: { kind: 'no', without: false } } : item;
  });
}

/** "the box is not large" does not ask for a box. */
function dropBesideDenied(group: GroupInHand): void {
  if (![...group.denied].some((item) => isKind(item, 'grow', 'role'))) return;
  const doubtful = group.findings.filter(({ isSure }) => !isSure);
  for (const item of doubtful.flatMap(({ items }) => items)) group.used.delete(item);
  group.findings = group.findings.filter(({ isSure }) => isSure);
}

/** "undo the yellow" must not become yellow. */
function isTakenBack({ findings }: GroupInHand): boolean {
  const requests = new Set(findings.map(({ wish }) => (wish.kind === 'request' ? wish.request : null)));
  return requests.size > 1 && [...requests].some((request) => request !== null && takingBack.has(request));
}

const takingBack = new Set<string>(['undo', 'cancel', 'reset_settings', 'show_text', 'help']);

/**
 * Reads "no emojis", "emojis off", "without outline". A negated colour or size, which cannot be left out, is removed from
 * the group.
 * @returns the negation that also applies to the next group
 */
function readNegations(group: GroupInHand): Item | null {
  const { items } = group;
  for (const [index, item] of items.entries()) {
    if (!isKind(item, 'no')) continue;
    const next = items.findIndex((other, at) => at > index && isKind(other, 'no'));
    const after = onlyFirstColor(items.slice(index + 1, next === -1 ? items.length : next));
    const target =
      after.find(canBeLeftOut) ?? (after.length === 0 ? items.slice(0, index).findLast(canBeLeftOut) : undefined);
    if (target) negate(group, item, target);
    // "yellow, no" equals "no yellow"
    else for (const denied of after.length > 0 ? after : items.slice(0, index)) group.denied.add(denied);
  }
  group.items = items.filter((item) => !group.denied.has(item));
  const last = items.findLast((item) => isKind(item, 'no'));
  return last && group.findings.length > 0 && group.used.has(last) ? last : null;
}

/** "instead of yellow highlight in green", "instead of yellow pink": yellow alone is denied. */
function onlyFirstColor(items: readonly Item[]): readonly Item[] {
  const colors = items.filter((item) => isKind(item, 'color'));
  const end = items.findIndex((item) => isKind(item, 'color')) + 1;
  const hasPart = items.slice(end).some((item) => isRole(item));
  const isClear = hasPart ? colors.length > 1 : colors.length === 2;
  return isClear && !items.some(canBeLeftOut) ? items.slice(0, end) : items;
}

function canBeLeftOut(item: Item): boolean {
  return isKind(item, 'switch') || isBox(item) || zeroOf(item) !== null;
}

function negate(group: GroupInHand, no: ItemOf<'no'>, target: Item): void {
  if (isKind(target, 'switch')) {
    if (target.meaning.off === null || group.used.has(target)) return;
    const wish = { kind: 'set', settings: target.meaning.off } as const;
    take(group, { wish, items: [no, target], subject: Object.keys(target.meaning.off).join(), isSure: true });
    return;
  }
  if (isBox(target)) {
    const said = group.items.filter((item) => isKind(item, 'shade', 'color') || isRole(item, 'text', 'captions'));
    take(group, {
      wish: { kind: 'leave_out', part: 'box' },
      items: [no, target, ...said],
      subject: 'style',
      isSure: isKind(target, 'choice'),
    });
    return;
  }
  // "no black outline", "the outline’s colour": its colour goes with it
  const at = group.items.indexOf(target);
  const isColorBehind = isKind(group.items[at + 1], 'color') && !isRole(group.items[at + 2]);
  const between = group.items.slice(group.items.indexOf(no), at + (isColorBehind ? 2 : 1));
  const subject = zeroOf(target);
  if (subject === null) return;
  const wish = { kind: 'set', settings: { [subject]: 0 } } as const;
  take(group, { wish, items: [no, target, ...between], subject, isSure: true });
}

/** The setting that "no" sets to 0: "no outline", "no letter spacing". */
function zeroOf(item: Item): SteppedSetting | null {
  if (isRole(item, 'outline')) return 'outlineThickness';
  return isRole(item) && isSettingWithWords(item.meaning.role) ? item.meaning.role : null;
}

/** Merges neighbours with one meaning: "light blue", "much bigger", "too small", "neon green". */
function mergeItems(items: readonly Item[]): Item[] {
  const merged: Item[] = [];
  for (const item of items) {
    const last = merged.at(-1);
    const meaning =
      last && !isStyleName(last, merged.at(-2)) ? (together(last, item) ?? togetherAfter(last, item)) : null;
    if (last && meaning) merged.splice(-1, 1, { meaning, start: last.start, end: item.end });
    else merged.push(item);
  }
  return merged;
}

/** "style neon, green": neon is a name here, not a shade. */
function isStyleName(item: Item, before: Item | undefined): boolean {
  return isKind(item, 'choice') && isKind(before, 'role') && before.meaning.role === 'style';
}

/** The other order: "azul claro", "bigger by far"; but "big too" means "big, too". */
function togetherAfter(last: Item, item: Item): Meaning | null {
  // "un gris discreto" is no wish for the discreet style
  if (isKind(last, 'color') && isKind(item, 'choice') && item.meaning.settings.style === 'minimal') return last.meaning;
  return isKind(item, 'degree') && item.meaning.degree === 'too' ? null : together(item, last);
}

function together(one: Item, other: Item): Meaning | null {
  // "a green like mint": the second name says which green
  if (isKind(one, 'color') && isKind(other, 'color')) return ofTwoColors(one.meaning, other.meaning);
  if (isKind(other, 'color')) return shaded(one, other.meaning.hex, other.meaning.name);
  if (!isKind(other, 'grow')) return null;
  const { meaning } = other;
  if (isKind(one, 'degree')) return graded(one.meaning.degree, meaning);
  if (isKind(one, 'grow') && one.meaning.dimension === 'any' && meaning.dimension !== 'any') {
    return { ...meaning, direction: one.meaning.direction === 1 ? meaning.direction : opposite(meaning.direction) };
  }
  return null;
}

type Color = Extract<Meaning, { kind: 'color' }>;

function ofTwoColors(one: Color, other: Color): Meaning | null {
  if (one.isTint && other.isTint) return null;
  if (one.isTint) return { kind: 'color', hex: tintedWith(other.hex, one.hex), name: null };
  const { isThing: _, ...meant } = other;
  return isShadeOfSwatch(other.name, one.name) ? meant : null;
}

function shaded(one: Item, hex: string, name: Parameters<typeof shadeOf>[1]): Meaning | null {
  if (isKind(one, 'shade')) return { kind: 'color', hex: shadeOf(hex, name, one.meaning.shade), name: null };
  const isNeon = isKind(one, 'choice') && one.meaning.settings.style === 'neon';
  return isNeon ? { kind: 'color', hex: shadeOf(hex, name, 'bright'), name: null } : null;
}

function graded(degree: 'much' | 'bit' | 'too', grow: Extract<Meaning, { kind: 'grow' }>): Meaning {
  if (degree === 'much') return { ...grow, much: true };
  if (degree === 'bit') return grow;
  // "too small" asks for larger letters
  return { ...grow, direction: opposite(grow.direction), much: false };
}

function opposite(direction: 1 | -1): 1 | -1 {
  return direction === 1 ? -1 : 1;
}
