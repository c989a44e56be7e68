import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { JoinWord } from '../vocabulary/meaning.ts';
import { assignColors } from './assign-colors.ts';
import { type Finding, type GroupInHand, isBox, isRole, isSettingWithWords, take } from './group.ts';
import { joinPalettes } from './join-palettes.ts';
import { mergeItems } from './merge-items.ts';
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
  if (isTakenBack(group)) return { findings: painted(group), unused: said, denied: [], negation: null };
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

/** "The letters white as normal": what was read from the whole message counts. */
function painted({ findings }: GroupInHand): Finding[] {
  return findings.filter(({ items }) => items.some((item) => isKind(item, 'painted')));
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
      after.find((one, at) => canBeLeftOut(one) && (at === 0 || !isPlace(one))) ??
      (after.length === 0 ? leftOutBefore(items.slice(0, index)) : undefined);
    if (target) negate(group, item, target);
    // "yellow, no" equals "no yellow"
    else for (const denied of after.length > 0 ? after : items.slice(0, index)) deny(group, denied);
  }
  group.items = items.filter((item) => !group.denied.has(item));
  const last = items.findLast((item) => isKind(item, 'no'));
  return last && group.findings.length > 0 && group.used.has(last) ? last : null;
}

/** “The box at the bottom bothers me”, “the emojis down there bother me”: the place says which one. */
function leftOutBefore(items: readonly Item[]): Item | undefined {
  return items.findLast((item) => canBeLeftOut(item) && !isPlace(item)) ?? items.findLast(canBeLeftOut);
}

/** What was read from the whole message was read with its negations. */
function deny(group: GroupInHand, item: Item): void {
  if (!isKind(item, 'painted')) group.denied.add(item);
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
  return isKind(item, 'switch') || isBox(item) || zeroOf(item) !== null || insteadOf(item) !== null;
}

/** "Not so low" asks for a step. */
function isPlace(item: Item): boolean {
  return insteadOf(item)?.position !== undefined;
}

/** What is set where a movement or a place is not wanted: "no bounce", "not at the bottom". */
export function insteadOf(item: Item): CaptionSettings | null {
  if (!isKind(item, 'choice')) return null;
  const { animation, position, style, ...others } = item.meaning.settings;
  // "turn the popping off": the name of the style is also that of a movement
  if (style === 'pop') return { animation: 'none' };
  if (style !== undefined) return null;
  if (Object.keys(others).length > 0) return null;
  if (position === 'bottom') return { position: 'top' };
  if (position === 'top') return { position: 'bottom' };
  // "one wave, not two" is said of much else
  const isMovement = animation !== undefined && !['none', 'auto', 'wave'].includes(animation);
  return isMovement ? { animation: 'none' } : null;
}

function negate(group: GroupInHand, no: ItemOf<'no'>, target: Item): void {
  if (isKind(target, 'switch')) {
    if (target.meaning.off === null || group.used.has(target)) return;
    const wish = { kind: 'set', settings: target.meaning.off } as const;
    const places = group.items.slice(group.items.indexOf(target), group.items.indexOf(no)).filter(isPlace);
    const subject = Object.keys(target.meaning.off).join();
    take(group, { wish, items: [no, target, ...places], subject, isSure: true });
    return;
  }
  if (isBox(target)) {
    const said = group.items.filter(
      (item) => isKind(item, 'shade', 'color') || isRole(item, 'text', 'captions') || isPlace(item),
    );
    take(group, {
      wish: { kind: 'leave_out', part: 'box' },
      items: [no, target, ...said],
      subject: 'style',
      isSure: isKind(target, 'choice'),
    });
    return;
  }
  const instead = insteadOf(target);
  if (instead) {
    const subject = Object.keys(instead).join();
    take(group, { wish: { kind: 'set', settings: instead }, items: [no, target], subject, isSure: true });
    return;
  }
  // "no black outline", "the outline’s colour": its colour goes with it
  const at = group.items.indexOf(target);
  const isColorBehind = isKind(group.items[at + 1], 'color') && !isRole(group.items[at + 2]);
  // "no border round the letters" names the outline twice
  const isNamedTwice = isRole(target, 'outline') && isRole(group.items[at + 1], 'outline');
  const between = group.items.slice(group.items.indexOf(no), at + (isColorBehind || isNamedTwice ? 2 : 1));
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
