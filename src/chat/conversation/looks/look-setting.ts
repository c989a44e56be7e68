import {
  type CaptionSettings,
  captionSettings,
  type SettingKey,
  type SettingsWith,
  settingRow,
  settingsForPeople,
} from '../../../engine/captions/settings/caption-settings.ts';

/** A setting that a person can choose in a chat. */
export type LookSetting = SettingsWith<{ code: string }>;

/** In the order in which messages list them. */
export const lookSettings: readonly LookSetting[] = settingsForPeople.filter(isLookSetting);

/** A setting that has a page of its own in panels. */
export type OwnPage = SettingsWith<{ ownPage: true }>;

export const ownPages: readonly OwnPage[] = lookSettings.filter(isOwnPage);

export function isOwnPage(page: string): page is OwnPage {
  return lookSettings.some((setting) => setting === page && settingRow(setting).ownPage);
}

export type ColorSetting = SettingsWith<{ kind: { type: 'color' } }>;

export const colorSettings = lookSettings.filter(isColorSetting);

export function isColorSetting(page: string): page is ColorSetting {
  return lookSettings.some((setting) => setting === page && settingRow(setting).kind.type === 'color');
}

function isLookSetting(key: SettingKey): key is LookSetting {
  return captionSettings[key].code !== null;
}

/** The settings that a chat can name: framing by points in time is left out, like absent settings. */
export function lookOf(settings: CaptionSettings): CaptionSettings {
  const given = lookSettings.filter((setting) => settings[setting] !== undefined && !Array.isArray(settings[setting]));
  return Object.fromEntries(given.map((setting) => [setting, settings[setting]]));
}

export function isSameLook(one: CaptionSettings, other: CaptionSettings): boolean {
  return changedSettings(one, other).length === 0;
}

export function changedSettings(from: CaptionSettings, to: CaptionSettings): LookSetting[] {
  return lookSettings.filter((setting) => to[setting] !== from[setting]);
}

export interface LookChanges {
  /** The settings that get another value. */
  settings: CaptionSettings;
  /** The settings that lose their value, so that the style or the engine chooses again. */
  leaveOpen: LookSetting[];
}

/** The edit that turns `from` into `to`. */
export function lookChanges(from: CaptionSettings, to: CaptionSettings): LookChanges {
  const changed = changedSettings(from, to);
  const set = changed.filter((setting) => to[setting] !== undefined);
  return {
    settings: Object.fromEntries(set.map((setting) => [setting, to[setting]])),
    leaveOpen: changed.filter((setting) => to[setting] === undefined),
  };
}
