import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';

/** What a person can choose in a chat, in the order in which it is told. */
export const lookSettings = [
  'style',
  'fontColor',
  'highlightColor',
  'outlineColor',
  'outlineThickness',
  'fontFamily',
  'fontSize',
  'position',
  'addEmojis',
  'resizeForSocialMedia',
  'framing',
  'language',
  'maskProfanity',
] as const satisfies readonly (keyof CaptionSettings)[];

export type LookSetting = (typeof lookSettings)[number];

/** Settings without what a chat has no words for, points in time among it; what is absent is left out. */
export function lookOf(settings: CaptionSettings): CaptionSettings {
  const given = lookSettings.filter((setting) => settings[setting] !== undefined && !Array.isArray(settings[setting]));
  return Object.fromEntries(given.map((setting) => [setting, settings[setting]]));
}

export function isSameLook(one: CaptionSettings, other: CaptionSettings): boolean {
  return lookSettings.every((setting) => one[setting] === other[setting]);
}

export function changedSettings(from: CaptionSettings, to: CaptionSettings): LookSetting[] {
  return lookSettings.filter((setting) => to[setting] !== from[setting]);
}

export interface LookChanges {
  /** What differs. */
  settings: CaptionSettings;
  /** What was said before and is to be left open again. */
  leaveOpen: LookSetting[];
}

/** What has to be told to somebody who keeps `from`, so that it becomes `to`. */
export function lookChanges(from: CaptionSettings, to: CaptionSettings): LookChanges {
  const changed = lookSettings.filter((setting) => to[setting] !== undefined && to[setting] !== from[setting]);
  return {
    settings: Object.fromEntries(changed.map((setting) => [setting, to[setting]])),
    leaveOpen: lookSettings.filter((setting) => to[setting] === undefined && from[setting] !== undefined),
  };
}
