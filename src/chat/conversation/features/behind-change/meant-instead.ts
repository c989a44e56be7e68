import { hasBox, resolveCaptionStyle, valueInFrame } from '../../../../engine/captions/settings/caption-style.ts';
import { type ChatSetting, type ColorSetting, isColorSetting } from '../../settings/chat-settings.ts';
import { namedValues } from '../../settings/named-values.ts';
import { isStepped, placedAgainst } from '../../settings/step-setting.ts';
import type { RestoreWish, Wish } from '../../understood-words.ts';
import { settingsOfParts } from '../../words/behind-change/look-parts.ts';
import type { ReadInstead } from '../../words/behind-change/read-instead.ts';
import type { LookPart } from '../../words/lexicons/behind-change/look-part-words.ts';
import type { LastChange } from './last-change.ts';
import { restoreTo } from './take-back-part.ts';

/** “No, the letters, not the outline”: the outline gets back what it had, and the letters get what it got. null = that is not so */
export function meantInstead(read: ReadInstead, last: LastChange): Wish[] | null {
  const meant = read.meant.filter((part): part is LookPart => part !== 'title');
  const named = settingsOfParts(meant);
  const denied = settingsOfParts(read.denied.filter((part): part is LookPart => part !== 'title'));
  const isOfChange = denied.length === 0 || denied.some((setting) => last.changed.includes(setting));
  if (meant.length === 0 || !isOfChange) return null;
  // of several, these alone
  const kept = last.changed.filter((setting) => named.includes(setting) && !denied.includes(setting));
  const others = last.changed.filter((setting) => !kept.includes(setting));
  const back = restoreTo(last.now, last.before, others);
  if (kept.length > 0) return back && (read.isOnly || denied.length > 0) ? [back] : null;
  const moved = movedTo(meant, last);
  return back && moved ? [back, moved] : null;
}

/** What the changed part got, for the part that is meant; null = it cannot have that. */
function movedTo(meant: readonly LookPart[], last: LastChange): Wish | null {
  const painted = last.changed.find((setting): setting is ColorSetting => isColorSetting(setting));
  const color = painted && last.now[painted];
  if (color) return coloredAs(meant, color, last);
  const stepped = last.changed.find((setting) => setting === 'outlineThickness' || setting === 'fontSize');
  const direction = stepped === undefined ? 0 : directionOf(stepped, last);
  if (direction === 0) return null;
  if (meant.includes('letters') && stepped === 'outlineThickness')
    return { kind: 'topic', topic: 'weight', ...(direction < 0 ? { isThin: true } : {}) };
  const to = meant.includes('outline') || meant.includes('thickness') ? 'outlineThickness' : sizeOf(meant);
  return to && to !== stepped ? { kind: 'step', setting: to, direction, much: false } : null;
}

function sizeOf(meant: readonly LookPart[]): 'fontSize' | null {
  return meant.includes('letters') || meant.includes('size') ? 'fontSize' : null;
}

const colorOfPart: Readonly<Partial<Record<LookPart, ColorSetting>>> = {
  letters: 'fontColor',
  font: 'fontColor',
  highlight: 'highlightColor',
  outline: 'outlineColor',
};

/** A box has the colour of the outline, in a style that has one. */
function coloredAs(meant: readonly LookPart[], color: string, { before }: LastChange): Wish | null {
  const parts = meant.flatMap((part) => colorOfPart[part] ?? []);
  const isBox = meant.includes('box');
  if (parts.length === 0 && !isBox) return null;
  const settings = Object.fromEntries(
    [...parts, ...(isBox ? (['outlineColor'] as const) : [])].map((one) => [one, color]),
  );
  const style = isBox && !hasBox(resolveCaptionStyle(before)) ? { style: 'boxed' as const } : {};
  return { kind: 'set', settings: { ...settings, ...style } };
}

function directionOf(setting: ChatSetting, { before, now }: LastChange): 1 | -1 | 0 {
  const sizeIn = (look: LastChange['now']) => Number(valueInFrame(look, setting, { isVertical: true }) ?? 0);
  return Math.sign(sizeIn(now) - sizeIn(before)) as 1 | -1 | 0;
}

const otherPlace = { top: 'bottom', bottom: 'top' } as const;

/** “No, the other way around”: as far from what it was, but the other way. null = the change has no other way */
export function oppositeOf(last: LastChange): Wish[] | null {
  const [setting, ...others] = last.changed;
  if (setting === undefined || others.length > 0) return null;
  const value = last.now[setting];
  if (typeof value === 'boolean') return [{ kind: 'set', settings: { [setting]: !value } }];
  if (value === 'top' || value === 'bottom') return [{ kind: 'set', settings: { position: otherPlace[value] } }];
  if (!isStepped(setting) || typeof value !== 'number') return null;
  const back = restoreTo(last.now, last.before, last.changed);
  const direction = setting === 'position' ? heightOf(last) : directionOf(setting, last);
  if (!back || direction === 0) return null;
  return [back, { kind: 'step', setting, direction: direction === 1 ? -1 : 1, much: false }];
}

function heightOf({ before, now }: LastChange): 1 | -1 | 0 {
  const placed = placedAgainst(now, before);
  if (placed === null) return 0;
  return placed === 'higher' ? 1 : -1;
}

/** “I said thin, not none”, right after the outline was taken away. */
export function thicknessMeant(named: 'thin' | 'thick', { now, changed }: LastChange): Wish[] | null {
  const isGone = changed.includes('outlineThickness') && now.outlineThickness === 0;
  const value = Object.fromEntries(namedValues('outlineThickness', undefined))[named];
  return isGone && value !== undefined ? [{ kind: 'set', settings: { outlineThickness: value } }] : null;
}

/** Everything that was changed last, as it was before. */
export function changeTakenBack(last: LastChange): RestoreWish | null {
  return restoreTo(last.now, last.before, last.changed);
}
