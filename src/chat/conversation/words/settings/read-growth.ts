import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../items/item.ts';
import type { Role } from '../vocabulary/meaning.ts';
import { type GroupInHand, take } from './group-in-hand.ts';
import { isRole, isSettingWithWords, isSureOf, nearestAfter, nearestBefore, settingsWithWords } from './roles.ts';

const measures: Role[] = ['size', 'thickness', 'position', ...settingsWithWords];
const measured: Role[] = [...measures, 'outline', 'text', 'captions', 'highlight', 'box'];

/**
 * Reads "bigger", "thick", "lower": of the part beside it, or else of the captions. A number for the same setting wins.
 */
export function readGrowth(group: GroupInHand): void {
  const { items, used } = group;
  const isRoleFirst = isRole(items.find((item) => isKind(item, 'grow') || isRole(item, ...measured)));
  for (const [index, item] of items.entries()) {
    if (!isKind(item, 'grow') || used.has(item)) continue;
    // "more emojis"
    if (item.meaning.dimension === 'any' && isKind(items[index + 1], 'switch')) used.add(item);
    const owner = ownerOf(items, index, isRoleFirst);
    const setting = settingOf(item, owner, items);
    if (setting === null) continue;
    if (group.findings.some(({ subject }) => subject === setting)) {
      used.add(item);
      continue;
    }
    const { direction, much } = item.meaning;
    const isSure = owner !== undefined && isSureOf(items, owner, item);
    const held = isRole(owner, ...measures, 'outline') ? [owner, item] : [item];
    take(group, { wish: { kind: 'step', setting, direction, much }, items: held, subject: setting, isSure });
  }
}

function ownerOf(items: readonly Item[], index: number, isRoleFirst: boolean): ItemOf<'role'> | undefined {
  const isOwner = (item: Item) => isRole(item, ...measured);
  const [before, after] = [nearestBefore(items, index, isOwner), nearestAfter(items, index, isOwner)];
  const distances = [before === -1 ? Infinity : index - before, after === -1 ? Infinity : after - index];
  const [toBefore = 0, toAfter = 0] = distances;
  const isBefore = toBefore === toAfter ? isRoleFirst : toBefore < toAfter;
  const owner = items[isBefore ? before : after];
  // "size of the outline"
  const beside = isRole(owner, 'size', 'text', 'captions') ? besideOf(items, isBefore ? before : after) : undefined;
  return beside ?? (isRole(owner) ? owner : undefined);
}

function besideOf(items: readonly Item[], at: number): ItemOf<'role'> | undefined {
  const [before, after] = [items[at - 1], items[at + 1]];
  if (isRole(before, 'outline')) return before;
  return isRole(after, 'outline') ? after : undefined;
}

function settingOf(
  item: ItemOf<'grow'>,
  owner: ItemOf<'role'> | undefined,
  items: readonly Item[],
): SteppedSetting | null {
  const role = owner?.meaning.role ?? null;
  const { dimension } = item.meaning;
  if (isSettingWithWords(role)) return role;
  if (isSettingWithWords(dimension)) return role === null || role === 'text' || role === 'captions' ? dimension : null;
  const isOfOutline = role === 'outline' || role === 'thickness';
  switch (dimension) {
    case 'thickness':
      return isOfOutline || role === null || items.some((one) => isRole(one, 'outline')) ? 'outlineThickness' : null;
    case 'height':
      if (isOfOutline) return 'outlineThickness';
      return role === 'size' ? 'fontSize' : 'position';
    case 'size':
      if (isOfOutline) return 'outlineThickness';
      return role === 'highlight' || role === 'box' || role === 'position' ? null : 'fontSize';
    case 'any':
      if (isOfOutline) return 'outlineThickness';
      return role === 'size' || role === 'text' || role === 'captions' ? 'fontSize' : null;
  }
}
