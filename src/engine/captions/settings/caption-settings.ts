import type { DictionaryEntry } from '../wording/dictionary.ts';
import type { Framing } from './framing.ts';
import type { OwnFont, UploadedFont } from './own-font.ts';
import type { ProgressBar } from './progress-bar.ts';
import { contentRows } from './rows/content-rows.ts';
import { pictureRows } from './rows/picture-rows.ts';
import { styleRows } from './rows/style-rows.ts';
import { type CaptionPosition, type CaptionSetting, settingGroups } from './setting-row.ts';
import type { Title } from './title.ts';
import type { Watermark } from './watermark.ts';

/**
 * Every caption setting. Requests, replies, the OpenAPI document, CLI options, drafts and buttons in chats, and the
 * editor's style panel are made from this table, in its order. Sizes are pixels on a frame 1280 pixels high.
 */
export const captionSettings = { ...pictureRows, ...styleRows, ...contentRows };

type Table = typeof captionSettings;
export type SettingKey = keyof Table;
export type SettingName = Table[SettingKey]['name'];
/** Settings whose row has these columns. */
export type SettingsWith<Row> = { [Key in SettingKey]: Table[Key] extends Row ? Key : never }[SettingKey];
/** A style may fill these in. */
export type StyleSetting = SettingsWith<{ byStyle: true }>;

type ValueOf<Kind> = Kind extends { type: 'choice' | 'style'; choices: readonly (infer Choice)[] }
  ? Choice
  : Kind extends { type: 'font'; choices: readonly (infer Choice)[] }
    ? Choice | OwnFont | UploadedFont
    : Kind extends { type: infer Type extends keyof Values }
      ? Values[Type]
      : never;

interface Values {
  boolean: boolean;
  integer: number;
  number: number;
  color: string;
  position: CaptionPosition;
  language: string;
  framing: Framing;
  dictionary: DictionaryEntry[];
  text: string;
  title: Title;
  progressBar: ProgressBar;
  watermark: Watermark;
}

/** Settings as they are stored. What the caller left out is absent: `resolveCaptionStyle` fills it in. */
export type CaptionSettings = { -readonly [Key in SettingKey]?: ValueOf<Table[Key]['kind']> };

export const settingKeys = Object.keys(captionSettings) as SettingKey[];

/** The settings in the order in which people see them. */
export const settingsForPeople: readonly SettingKey[] = settingGroups.flatMap((group) =>
  settingKeys.filter((key) => captionSettings[key].group === group),
);

/** The row of a setting with all columns, for code that does not care which setting it is. */
export function settingRow(key: SettingKey): CaptionSetting {
  return captionSettings[key];
}
