import { type SteppedSetting, steppedSettings } from '../../settings/step-setting.ts';
import type { Wish } from '../../understood-words.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { Dimension, JoinWord, Role, SettingWithWords } from '../vocabulary/meaning.ts';

/** Something understood, and how sure it is. */
export interface Finding {
  wish: Wish;
  /** The items it was read from. */
  items: Item[];
  /** The words can hardly mean anything else ("outline black"), so unknown words beside it do no harm. */
  isSure: boolean;
  /** The setting it changes; a later finding replaces an earlier one of the same setting. */
  subject: string;
  /** A colour or number without a word for its setting. */
  isBare?: boolean;
}

/** A group while it is read. Each step takes the items that it understands. */
export interface GroupInHand {
  /** Without fillers and negated items. */
  items: Item[];
  denied: Set<Item>;
  joined: JoinWord | null;
  used: Set<Item>;
  findings: Finding[];
  /** The items right after "make it". */
  commanded: ReadonlySet<Item>;
}

/** Records a finding and marks its items as used. */
export function take(group: GroupInHand, finding: Omit<Finding, 'isSure'> & { isSure?: boolean }): void {
  const isCommanded = finding.items.some((item) => group.commanded.has(item));
  for (const item of finding.items) group.used.add(item);
  group.findings.push({ ...finding, isSure: (finding.isSure ?? false) || isCommanded });
}

export function isRole(item: Item | undefined, ...roles: Role[]): item is ItemOf<'role'> {
  return isKind(item, 'role') && (roles.length === 0 || roles.includes(item.meaning.role));
}

/** The background of the captions, or the style that has one. */
export function isBox(item: Item | undefined): boolean {
  return isRole(item, 'box') || (isKind(item, 'choice') && Object.values(item.meaning.settings).join() === 'boxed');
}

const sharedWords: readonly SteppedSetting[] = ['fontSize', 'outlineThickness', 'position'];

/** The roles and dimensions that name one setting. */
export const settingsWithWords = steppedSettings.filter((one): one is SettingWithWords => !sharedWords.includes(one));

export function isSettingWithWords(role: Role | Dimension | null): role is SettingWithWords {
  return settingsWithWords.some((setting) => setting === role);
}

/**
 * Whether a value of this part can mean nothing else. "Captions" is used for much: it must stand beside the value,
 * without an unknown word after it ("the captions of my red car").
 */
export function isSureOf(items: readonly Item[], owner: ItemOf<'role'>, value: Item): boolean {
  if (!isRole(owner, 'captions')) return true;
  const at = items.indexOf(value);
  const isBeside = items[at - 1] === owner || items[at + 1] === owner;
  return isBeside && ![items[at - 1], items[at + 1]].some((item) => isKind(item, 'unknown') && touches(item, value));
}

function touches(one: Item, other: Item): boolean {
  return one.start - other.end <= 1 && other.start - one.end <= 1;
}

/** Indexes of the nearest fitting items before and after an index; -1 = there is none. */
export function nearest(items: readonly Item[], index: number, fits: (item: Item) => boolean): [number, number] {
  return [items.slice(0, index).findLastIndex(fits), items.findIndex((item, at) => at > index && fits(item))];
}
