import { captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { Role } from '../vocabulary/meaning.ts';
import type { Finding } from './group.ts';
import { type GroupInHand, isRole, isSettingWithWords, nearest, settingsWithWords, take } from './group.ts';

/**
 * Assigns each number to the word before it that can have one, or else to the one after it. A number out of range is
 * ignored.
 */
export function readNumbers(group: GroupInHand): void {
  const { items, used } = group;
  for (const [index, item] of items.entries()) {
    if (!isKind(item, 'number') || used.has(item)) continue;
    const next = items[index + 1];
    if (isKind(next, 'unit') && isAmountOfStep(items, index)) {
      used.add(item);
      continue;
    }
    const unit = isKind(next, 'unit') ? next.meaning.unit : null;
    const value = unit === '%' ? item.meaning.value / 100 : item.meaning.value;
    const owners = nearest(items, index, canOwn);
    if (readThick(group, items[index - 1], { item, value })) continue;
    const fitting = owners.flatMap((at) => measured(items, at, { value, isShare: unit === '%' }) ?? [])[0];
    const [owner] = owners.filter((at) => at !== -1);
    if (fitting) take(group, { ...fitting, items: [...fitting.items, item] });
    else if (owner !== undefined && takeLimit(group, item, { value, owner })) continue;
    else if (owners.every((at) => at === -1) && !isCounting(item, next)) readBare(group, item, unit === 'px');
  }
}

/** In items, from the amount to its step. */
const maxToStep = 2;

/** "20 % bigger", "bigger by 20 %": the number says how much bigger, and is no size. */
function isAmountOfStep(items: readonly Item[], index: number): boolean {
  const next = items[index + 1];
  if (!isKind(next, 'unit') || next.meaning.unit !== '%') return false;
  const around = items.slice(Math.max(0, index - maxToStep), index + 2 + maxToStep);
  return around.some(
    (item) => isKind(item, 'grow') && (item.meaning.dimension === 'size' || item.meaning.dimension === 'any'),
  );
}

/** "Dicke 8": the noun is spelled like the adjective. */
function readThick(
  group: GroupInHand,
  before: Item | undefined,
  { item, value }: { item: Item; value: number },
): boolean {
  if (!isKind(before, 'grow') || before.meaning.dimension !== 'thickness' || !fits('outlineThickness', value))
    return false;
  take(group, measuredAs('outlineThickness', value, [before, item]));
  return true;
}

/** "size 100": the nearest that there is, and its limits are told. */
function takeLimit(group: GroupInHand, item: Item, { value, owner: at }: { value: number; owner: number }): boolean {
  const owner = group.items[at];
  const isOutline = owner && outlineBeside(group.items, at);
  if (!owner || !Number.isInteger(value) || !(isOutline || isRole(owner, 'size'))) return false;
  const setting = isOutline ? 'outlineThickness' : 'fontSize';
  const { min, max } = captionSettings[setting].kind;
  take(group, { ...measuredAs(setting, value < min ? min : max, [owner]), items: [owner, item] });
  take(group, { wish: { kind: 'limit', setting }, items: [item], subject: `limit of ${setting}`, isSure: true });
  return true;
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
): Finding | null {
  const owner = items[at];
  if (!owner) return null;
  const outline = outlineBeside(items, at);
  const role = isRole(owner) ? owner.meaning.role : null;
  if (role === 'position' || isSettingWithWords(role))
    return fits(role, value) ? measuredAs(role, value, [owner]) : null;
  if (isShare) return null;
  if (outline && fits('outlineThickness', value)) return measuredAs('outlineThickness', value, [owner, outline]);
  if (isRole(owner, 'thickness', 'outline') || !fits('fontSize', value)) return null;
  // the word "text" may still get a colour
  return measuredAs('fontSize', value, isRole(owner, 'size') ? [owner] : []);
}

/** The outline that is meant: the owner itself, or "outline" beside "size". Thickness always means the outline. */
function outlineBeside(items: readonly Item[], at: number): Item | undefined {
  const owner = items[at];
  if (isRole(owner, 'outline', 'thickness')) return owner;
  if (!isRole(owner, 'size')) return undefined;
  return [items[at - 1], items[at + 1]].find((item) => isRole(item, 'outline'));
}

/** “30 years”: a number right before a word that is not known counts something. */
function isCounting({ end }: Item, next: Item | undefined): boolean {
  return isKind(next, 'unknown', 'foreign') && next.start - end === 1;
}

function readBare(group: GroupInHand, item: ItemOf<'number'>, isMeasure: boolean): void {
  const { value } = item.meaning;
  if (!fits('fontSize', value)) return;
  const wish = { kind: 'set', settings: { fontSize: value } } as const;
  take(group, { wish, items: [item], subject: 'fontSize', isBare: !isMeasure });
}

function measuredAs(key: SteppedSetting, value: number, items: Item[]): Finding {
  return { wish: { kind: 'set', settings: { [key]: value } }, items, subject: key, isSure: true };
}

/** Whether the setting can have this number. */
function fits(key: SteppedSetting, value: number): boolean {
  const { type, min, max } = captionSettings[key].kind;
  return value >= min && value <= max && (type !== 'integer' || Number.isInteger(value));
}
