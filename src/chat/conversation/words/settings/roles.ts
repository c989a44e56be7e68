import { type SteppedSetting, steppedSettings } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../items/item.ts';
import type { Dimension, Role, SettingWithWords } from '../vocabulary/meaning.ts';

export function isRole(item: Item | undefined, ...roles: Role[]): item is ItemOf<'role'> {
  return isKind(item, 'role') && (roles.length === 0 || roles.includes(item.meaning.role));
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

/** The nearest items before and after an index. */
export function nearestBefore(items: readonly Item[], index: number, fits: (item: Item) => boolean): number {
  for (let at = index - 1; at >= 0; at--) {
    const item = items[at];
    if (item && fits(item)) return at;
  }
  return -1;
}

export function nearestAfter(items: readonly Item[], index: number, fits: (item: Item) => boolean): number {
  for (let at = index + 1; at < items.length; at++) {
    const item = items[at];
    if (item && fits(item)) return at;
  }
  return -1;
}
