import { captionSettings, type SettingsWith } from '../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';

/** A setting with names for some values, such as "large". */
export type NamedSetting = SettingsWith<{ named: object }>;

export function isNamed(setting: keyof typeof captionSettings): setting is NamedSetting {
  return 'named' in captionSettings[setting];
}

/** The named values of a setting, from the smallest on. */
export function namesOf(setting: NamedSetting, language: Language): { label: string; value: number }[] {
  const labels: Readonly<Record<string, string>> = textsOf(language).chat.looks.named[setting];
  return Object.entries(captionSettings[setting].named).map(([name, value]) => ({
    label: labels[name] ?? name,
    value,
  }));
}
