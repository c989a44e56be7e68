import { type CaptionPreset, captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import type { CaptionPosition, CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { defaultCaptionSettings } from '../../../engine/captions/settings/caption-style.ts';

export type SteppedSetting = 'fontSize' | 'outlineThickness' | 'position';

export interface Step {
  setting: SteppedSetting;
  /** 1 = larger, thicker, higher. */
  direction: 1 | -1;
  much: boolean;
}

/** The limits are those of the settings; steps are just large enough to be seen. */
const scales = {
  fontSize: { min: 18, max: 65, step: 6, muchStep: 14 },
  outlineThickness: { min: 0, max: 20, step: 2, muchStep: 6 },
  // down the frame, in hundredths
  position: { min: 10, max: 90, step: 10, muchStep: 20 },
};

/** About where the words put the block's centre; left open it is the lower third. */
const heights = { top: 15, middle: 50, bottom: 85, open: 72 };

/** The one setting, moved from wherever it stands and kept within its limits. */
export function stepSetting(settings: CaptionSettings, step: Step, upright: boolean | undefined): CaptionSettings {
  const { setting, direction, much } = step;
  const { min, max, step: small, muchStep } = scales[setting];
  const way = setting === 'position' ? -direction : direction;
  const from = setting === 'position' ? heightOf(settings) : sizeOf(settings, setting, { direction, upright });
  const to = Math.min(max, Math.max(min, from + way * (much ? muchStep : small)));
  return { [setting]: setting === 'position' ? to / 100 : to };
}

function heightOf(settings: CaptionSettings): number {
  const position: CaptionPosition | undefined = settings.position ?? presetOf(settings).settings.position;
  return typeof position === 'number' ? Math.round(position * 100) : heights[position ?? 'open'];
}

/**
 * A size left open depends on the picture's shape; while that is not known, the step goes the right way on any shape.
 */
function sizeOf(
  settings: CaptionSettings,
  setting: 'fontSize' | 'outlineThickness',
  { direction, upright }: { direction: 1 | -1; upright: boolean | undefined },
): number {
  const preset = presetOf(settings);
  const given = settings[setting];
  if (given !== undefined) return given;
  const [onUpright, onWide] = [preset.settings[setting], preset.wide[setting]];
  if (settings.resizeForSocialMedia || upright === true) return onUpright;
  if (upright === false) return onWide;
  return direction === 1 ? Math.max(onUpright, onWide) : Math.min(onUpright, onWide);
}

function presetOf(settings: CaptionSettings): CaptionPreset {
  return captionPresets[settings.style ?? defaultCaptionSettings.style];
}
