import { type CaptionSettings, captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../items/item.ts';
import type { Role } from '../vocabulary/meaning.ts';
import { type GroupInHand, take } from './group-in-hand.ts';
import { isRole, isSettingWithWords, nearestAfter, nearestBefore, settingsWithWords } from './roles.ts';

/**
 * Assigns each number to the word before it that can have one, or else to the one after it. A number out of range is
 * ignored.
 */
export function readNumbers(group: GroupInHand): void {
  const { items, used } = group;
  for (const [index, item] of items.entries()) {
    if (!isKind(item, 'number') || used.has(item)) continue;
    const next = items[index + 1];
    const unit = isKind(next, 'unit') ? next.meaning.unit : null;
    const value = unit === '%' ? item.meaning.value / 100 : item.meaning.value;
    const owners = [nearestBefore(items, index, canOwn), nearestAfter(items, index, canOwn)];
    if (readThick(group, items[index - 1], { item, value })) continue;
    const fitting = owners.flatMap((at) => measured(items, at, { value, isShare: unit === '%' }) ?? [])[0];
    if (fitting) take(group, { ...fitting, items: [...fitting.items, item] });
    else if (owners.every((at) => at === -1)) readBare(group, item, unit === 'px');
  }
}

/** "Dicke 8": the noun is spelled like the adjective. */
function readThick(
  group: GroupInHand,
  before: Item | undefined,
  { item, value }: { item: Item; value: number },
): boolean {
  if (!isKind(before, 'grow') || before.meaning.dimension !== 'thickness' || !fits('outlineThickness', value))
    return false;
  take(group, { ...setting({ outlineThickness: value }, [before, item], 'outlineThickness') });
  return true;
}

interface Measured {
  wish: { kind: 'set'; settings: CaptionSettings };
  items: Item[];
  subject: string;
  isSure: boolean;
}

const measurable: Role[] = ['size', 'thickness', 'outline', 'position', 'text', 'captions', ...settingsWithWords];

function canOwn(item: Item): boolean {
  return isRole(item, ...measurable) || isFont(item);
}

function isFont(item: Item | undefined): boolean {
  return isKind(item, 'choice') && item.meaning.settings.fontFamily !== undefined;
}

function measured(
  items: readonly Item[],
  at: number,
  { value, isShare }: { value: number; isShare: boolean },
): Measured | null {
  const owner = items[at];
  if (!owner) return null;
  const outline = outlineBeside(items, at);
  const isPosition = isRole(owner, 'position');
  if (isPosition) {
    return fits('position', value) ? setting({ position: value }, [owner], 'position') : null;
  }
  if (isRole(owner) && isSettingWithWords(owner.meaning.role)) {
    const { role } = owner.meaning;
    return fits(role, value) ? setting({ [role]: value }, [owner], role) : null;
  }
  if (isShare) return null;
  if (outline && fits('outlineThickness', value))
    return setting({ outlineThickness: value }, [owner, outline], 'outlineThickness');
  if (isRole(owner, 'thickness', 'outline') || !fits('fontSize', value)) return null;
  // the word "text" may still get a colour
  return setting({ fontSize: value }, isRole(owner, 'size') ? [owner] : [], 'fontSize');
}

/** The outline that is meant: the owner itself, or "outline" beside "size". Thickness always means the outline. */
function outlineBeside(items: readonly Item[], at: number): Item | undefined {
  const owner = items[at];
  if (isRole(owner, 'outline', 'thickness')) return owner;
  if (!isRole(owner, 'size')) return undefined;
  return [items[at - 1], items[at + 1]].find((item) => isRole(item, 'outline'));
}

function readBare(group: GroupInHand, item: ItemOf<'number'>, isMeasure: boolean): void {
  const { value } = item.meaning;
  if (!fits('fontSize', value)) return;
  const wish = { kind: 'set', settings: { fontSize: value } } as const;
  take(group, { wish, items: [item], subject: 'fontSize', isBare: !isMeasure });
}

function setting(settings: CaptionSettings, items: Item[], subject: string): Measured {
  return { wish: { kind: 'set', settings }, items, subject, isSure: true };
}

/** Whether the setting can have this number. */
function fits(key: SteppedSetting, value: number): boolean {
  const { type, min, max } = captionSettings[key].kind;
  return value >= min && value <= max && (type !== 'integer' || Number.isInteger(value));
}
