import { type CaptionSettings, type SettingKey, settingKeys, settingRow } from './caption-settings.ts';
import { mergeTitle, titleDesign } from './title.ts';

/** Settings that a caller gives: `style` may also be the name of a preset of the account. */
export type WantedSettings = Omit<CaptionSettings, 'style'> & { style?: string };

/** A preset as pages and forms know it. */
export interface NamedPreset {
  name: string;
  settings: CaptionSettings;
}

/** The settings that a preset may hold: all but those that say something about one video. */
export const presetSettingKeys: readonly SettingKey[] = settingKeys.filter((key) => !settingRow(key).ofOneVideo);

/** What a preset holds of these settings. Framing by points in time belongs to its video, and so do the words of a title. */
export function presetSettings(settings: CaptionSettings): CaptionSettings {
  const held = presetSettingKeys.filter((key) => settings[key] !== undefined && !Array.isArray(settings[key]));
  const { title, ...others }: CaptionSettings = Object.fromEntries(held.map((key) => [key, settings[key]]));
  const design = title && titleDesign(title);
  return design ? { ...others, title: design } : others;
}

/** Settings with changes on top: the later value counts, and a title keeps or gets the design of a preset. */
export function withChanges(settings: CaptionSettings, changes: CaptionSettings): CaptionSettings {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged: CaptionSettings = { ...settings, ...Object.fromEntries(given) };
  return changes.title ? { ...merged, title: mergeTitle(settings.title, changes.title) } : merged;
}

/**
 * What a preset changes in the settings of a video. What a style fills in and the preset leaves out is reset, so that
 * the video looks like the preset; everything else that it leaves out stays.
 */
export function changesByPreset(preset: CaptionSettings): { settings: CaptionSettings; resetSettings: SettingKey[] } {
  const settings = presetSettings(preset);
  const ofStyle = presetSettingKeys.filter((key) => key === 'style' || settingRow(key).byStyle);
  return { settings, resetSettings: ofStyle.filter((key) => settings[key] === undefined) };
}

/** The settings of a video when a preset has been applied, see {@link changesByPreset}. */
export function applyPreset(current: CaptionSettings, preset: CaptionSettings): CaptionSettings {
  const { settings, resetSettings } = changesByPreset(preset);
  const kept = Object.entries(current).filter(([key]) => !resetSettings.some((reset) => reset === key));
  return withChanges(Object.fromEntries(kept), settings);
}
