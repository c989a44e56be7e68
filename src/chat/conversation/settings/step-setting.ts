import {
  type CaptionSettings,
  captionSettings,
  type SettingKey,
  type SettingsWith,
  settingKeys,
  settingRow,
} from '../../../engine/captions/settings/caption-settings.ts';
import { valueInFrame } from '../../../engine/captions/settings/caption-style.ts';
import { namedValues } from './named-values.ts';

/** A setting that can be changed by a step, such as "bigger". */
export type SteppedSetting = SettingsWith<{ step: object }>;

export interface Step {
  setting: SteppedSetting;
  /** 1 = larger, thicker, higher. */
  direction: 1 | -1;
  much: boolean;
  /** "Big, not huge", "medium": this size or thickness, from wherever it is now. */
  to?: 'large' | 'medium' | 'small';
  /** “A thick outline”: this thickness, or a step further where it is reached already. */
  atLeast?: 'thick' | 'thin';
}

export const steppedSettings: readonly SteppedSetting[] = settingKeys.filter(isStepped);

export function isStepped(setting: SettingKey): setting is SteppedSetting {
  return settingRow(setting).step !== undefined;
}

/** About where the words put the block's centre; auto is the lower third. */
const heights = { auto: 0.72, top: 0.15, middle: 0.7, bottom: 0.85 };

/**
 * The setting one step from where it stands, within its bounds.
 * @param upright the picture's shape, undefined where it is not known
 */
export function stepSetting(settings: CaptionSettings, step: Step, upright: boolean | undefined): CaptionSettings {
  const { kind, step: steps } = captionSettings[step.setting];
  const isVertical = settings.resizeForSocialMedia || upright;
  const named = step.setting === 'outlineThickness' ? step.setting : 'fontSize';
  if (step.to) return { [named]: Object.fromEntries(namedValues(named, isVertical))[step.to] ?? kind.max };
  const from = valueBefore(settings, step, isVertical);
  const reached = step.atLeast && captionSettings.outlineThickness.named[step.atLeast];
  if (reached !== undefined && (reached - from) * step.direction > 0) return { outlineThickness: reached };
  const plain = from + step.direction * (step.much ? steps.much : steps.small);
  const wished = 'byName' in steps ? stepByName(step, { from, plain, isVertical }) : plain;
  const to = Math.min(kind.max, Math.max(kind.min, wished));
  return { [step.setting]: Math.round(to * 100) / 100 };
}

/** Whether the captions stand lower, or higher, than before; null = about as high. */
export function placedAgainst(settings: CaptionSettings, before: CaptionSettings): 'lower' | 'higher' | null {
  const [to, from] = [settings, before].map(({ position = 'auto' }) =>
    typeof position === 'string' ? heights[position] : position,
  );
  if (to === undefined || from === undefined || to === from) return null;
  // from the top
  return to > from ? 'lower' : 'higher';
}

/** In pixels. Nobody sees a smaller difference. */
const leastSeen = 4;

/** To the next size that has a name, or to the one behind it. Beyond the last name, a step is as wide as given. */
function stepByName(
  { direction, much }: Step,
  { from, plain, isVertical }: { from: number; plain: number; isVertical: boolean | undefined },
): number {
  // the names of the shape on which the step is the larger one
  const named = namedValues('fontSize', isVertical ?? direction === -1).map(([, value]) => value);
  const ahead = (direction === 1 ? named : named.toReversed()).filter(
    (value) => (value - from) * direction >= leastSeen,
  );
  const [next, afterNext] = ahead;
  if (!much) return next ?? plain;
  return afterNext ?? direction * Math.max(direction * plain, direction * (next ?? plain));
}

/**
 * A size left open depends on the picture's shape; where that is not known, the value is the one from which the step
 * goes the right way on both shapes.
 */
function valueBefore(settings: CaptionSettings, { setting, direction }: Step, isVertical: boolean | undefined): number {
  const valueOn = (isUpright: boolean) => {
    const value = valueInFrame(settings, setting, { isVertical: isUpright }) ?? 0;
    return typeof value === 'string' ? heights[value] : value;
  };
  if (isVertical !== undefined) return valueOn(isVertical);
  return direction === 1 ? Math.max(valueOn(true), valueOn(false)) : Math.min(valueOn(true), valueOn(false));
}
