import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { Role } from '../vocabulary/meaning.ts';
import { type GroupInHand, isRole, isSettingWithWords, isSureOf, nearest, settingsWithWords, take } from './group.ts';

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
    const next = items[index + 1];
    if (item.meaning.dimension === 'any' && isKind(next, 'switch')) used.add(item);
    // Russian has one word for "larger" and "more"
    if (item.meaning.dimension === 'size' && isKind(next, 'switch') && next.meaning.on.addEmojis) {
      used.add(item);
      continue;
    }
    if (isOfThing(items, index)) continue;
    const owner = ownerOf(items, index, isRoleFirst);
    // "wide instead of tall"
    if (item.meaning.dimension === 'thickness' && !owner && items.some(isFormat)) {
      used.add(item);
      continue;
    }
    const setting = settingOf(item, owner, items);
    if (setting === null) continue;
    const known = group.findings.find(({ subject }) => subject === setting);
    if (known) {
      // "on a tiny phone, so the words larger": one of the two is no wish
      if (known.wish.kind === 'step' && known.wish.direction !== item.meaning.direction) known.isSure = false;
      used.add(item);
      continue;
    }
    const { direction, much, isNotMore, isDegree } = item.meaning;
    const isSure = owner !== undefined && isSureOf(items, owner, item);
    const held = isRole(owner, ...measures, 'outline') ? [owner, item] : [item];
    const to = direction === 1 ? 'large' : 'small';
    const limit = isNotMore && setting === 'fontSize' ? ({ to } as const) : {};
    const reached = direction === 1 ? 'thick' : 'thin';
    const degree =
      isDegree && (isRole(owner, 'outline') || items.some(isPaintedOutline)) ? ({ atLeast: reached } as const) : {};
    take(group, {
      wish: { kind: 'step', setting, direction, much, ...limit, ...degree },
      items: held,
      subject: setting,
      isSure,
    });
  }
}

function isPaintedOutline(item: Item): boolean {
  return (
    isKind(item, 'painted') && item.meaning.wish.kind === 'set' && item.meaning.wish.settings.outlineColor !== undefined
  );
}

/** "It's a tiny place": the size of something that is no part of the captions, where nothing is asked for. */
function isOfThing(items: readonly Item[], index: number): boolean {
  const [before, after] = [items[index - 1], items[index + 1]];
  const isSaid = isKind(before, 'article') && isKind(after, 'unknown');
  return isSaid && !items.some((item) => isKind(item, 'command'));
}

function isFormat(item: Item): boolean {
  return isKind(item, 'switch') && item.meaning.on.resizeForSocialMedia !== undefined;
}

function ownerOf(items: readonly Item[], index: number, isRoleFirst: boolean): ItemOf<'role'> | undefined {
  const [before, after] = nearest(items, index, (item) => isRole(item, ...measured));
  const toBefore = before === -1 ? Infinity : index - before;
  const toAfter = after === -1 ? Infinity : after - index;
  const isBefore = toBefore === toAfter ? isRoleFirst : toBefore < toAfter;
  const at = isBefore ? before : after;
  const owner = items[at];
  if (!isRole(owner)) return undefined;
  // "size of the outline"
  const beside = isRole(owner, 'size', 'text', 'captions') ? [items[at - 1], items[at + 1]] : [];
  return beside.find((item) => isRole(item, 'outline')) ?? owner;
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
  if (role === 'outline' || role === 'thickness') return 'outlineThickness';
  switch (dimension) {
    case 'thickness':
      return role === null || items.some((one) => isRole(one, 'outline')) ? 'outlineThickness' : null;
    case 'height':
      return role === 'size' ? 'fontSize' : 'position';
    case 'size':
      return role === 'highlight' || role === 'box' || role === 'position' ? null : 'fontSize';
    case 'any':
      if (isOfUnknown(items, item)) return null;
      return role === 'size' || role === 'text' || role === 'captions' || hasPercent(items, item) ? 'fontSize' : null;
  }
}

/** "A warmer colour for the letters", where the word for warm is not known: Italian "più caldo". */
function isOfUnknown(items: readonly Item[], step: Item): boolean {
  const next = items[items.indexOf(step) + 1];
  return isKind(next, 'unknown') && next.start - step.end === 1;
}

/** "Increase by 20 %" can only be about the size. */
function hasPercent(items: readonly Item[], step: Item): boolean {
  const at = items.indexOf(step);
  const [number, unit] = [items[at + 1], items[at + 2]];
  return isKind(number, 'number') && isKind(unit, 'unit') && unit.meaning.unit === '%';
}
