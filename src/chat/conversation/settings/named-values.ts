import { captionSettings, type SettingsWith, settingRow } from '../../../engine/captions/settings/caption-settings.ts';

/** A setting with names for some values, such as "large". */
export type NamedSetting = SettingsWith<{ named: object }>;

/**
 * The values that have a name, from the smallest on. Letters of one size look larger on a narrow picture, so names of
 * sizes depend on its shape.
 * @param isVertical undefined = not known, which is read as vertical
 */
export function namedValues(setting: NamedSetting, isVertical: boolean | undefined): [string, number][] {
  const { namedWide } = settingRow(setting);
  return Object.entries((isVertical === false ? namedWide : undefined) ?? captionSettings[setting].named);
}
