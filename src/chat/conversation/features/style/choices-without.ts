import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { hasBox, resolveCaptionStyle } from '../../../../engine/captions/settings/caption-style.ts';
import type { Choice } from '../../settings/choice.ts';
import { signOf } from '../../settings/hues.ts';
import type { LeaveOutWish } from '../../understood-words.ts';

/** Makes a look without a part, or without a colour. The style `pop` is the one without a box that most people choose. */
export function choicesWithout(wish: LeaveOutWish, present: CaptionSettings): Choice[] {
  if (wish.part === 'highlight') return [withoutHighlight(present)];
  if (wish.part === 'color')
    return partsOfColor(wish.color, present).map((part) => partWithout(part, wish.color, present));
  // German “der Balken” is the one of the time left, where no other bar is there
  if (!hasBox(resolveCaptionStyle(present)) && present.progressBar)
    return [{ kind: 'set', settings: { progressBar: false } }];
  const style = hasBox(resolveCaptionStyle(present)) ? 'pop' : (present.style ?? 'pop');
  return [{ kind: 'set', settings: { style } }];
}

function partWithout(part: Part, color: string, present: CaptionSettings): Choice {
  if (part === 'fontColor') return lettersWithout(color, present);
  return part === 'highlightColor' ? withoutHighlight(withoutLetters(color, present)) : { kind: 'open', setting: part };
}

const parts = ['fontColor', 'highlightColor', 'outlineColor'] as const;
type Part = (typeof parts)[number];

/** What has a colour like this one. */
export function partsOfColor(color: string, present: CaptionSettings): Part[] {
  const style = resolveCaptionStyle(present);
  const hasOutline = hasBox(style) || style.outlineThickness !== 0;
  return parts.filter((part) => signOf(style[part]) === signOf(color) && (part !== 'outlineColor' || hasOutline));
}

/** A word in the letters' colour is not highlighted. */
function withoutHighlight(present: CaptionSettings): Choice {
  return { kind: 'set', settings: { highlightColor: resolveCaptionStyle(present).fontColor } };
}

/** Letters get the style's own colour, or white where that is the one that goes. */
function lettersWithout(color: string, present: CaptionSettings): Choice {
  const { fontColor: _, ...others } = present;
  const own = resolveCaptionStyle(others).fontColor;
  return signOf(own) === signOf(color)
    ? { kind: 'set', settings: { fontColor: '#FFFFFF' } }
    : { kind: 'open', setting: 'fontColor' };
}

function withoutLetters(color: string, present: CaptionSettings): CaptionSettings {
  if (!partsOfColor(color, present).includes('fontColor')) return present;
  const choice = lettersWithout(color, present);
  if (choice.kind === 'set') return { ...present, ...choice.settings };
  const { fontColor: _, ...others } = present;
  return others;
}
