import { isDeepStrictEqual } from 'node:util';
import {
  type CaptionSettings,
  captionSettings,
  type SettingKey,
  type SettingsWith,
  settingRow,
  settingsForPeople,
} from '../../../engine/captions/settings/caption-settings.ts';

/** A setting that a person can choose in a chat. */
export type ChatSetting = SettingsWith<{ code: string }>;

/** In the order in which messages list them. */
export const chatSettings: readonly ChatSetting[] = settingsForPeople.filter(isChatSetting);

/** A setting that has a page of its own in panels. */
type OwnPage = SettingsWith<{ ownPage: true }>;

export const ownPages: readonly OwnPage[] = chatSettings.filter(isOwnPage);

export function isOwnPage(page: string): page is OwnPage {
  return chatSettings.some((setting) => setting === page && settingRow(setting).ownPage);
}

export type ColorSetting = SettingsWith<{ kind: { type: 'color' } }>;

export const colorSettings = chatSettings.filter(isColorSetting);

export function isColorSetting(page: string): page is ColorSetting {
  return chatSettings.some((setting) => setting === page && settingRow(setting).kind.type === 'color');
}

function isChatSetting(key: SettingKey): key is ChatSetting {
  return captionSettings[key].code !== null;
}

/** Settings that chats know and change in ways of their own: they have no values to choose from. */
const carriedSettings = ['title', 'watermark'] as const satisfies SettingKey[];

export type SettingInChat = ChatSetting | (typeof carriedSettings)[number];

export const settingsInChat: readonly SettingInChat[] = [...chatSettings, ...carriedSettings];

/** The settings that a chat knows: framing by points in time and a bar of an own colour are left out, like absent settings. */
export function settingsForChat(settings: CaptionSettings): CaptionSettings {
  const given = chatSettings.filter(
    (setting) => settings[setting] !== undefined && typeof settings[setting] !== 'object',
  );
  return { ...Object.fromEntries(given.map((setting) => [setting, settings[setting]])), ...carriedOf(settings) };
}

/** What stays when a whole look is replaced. */
export function carriedOf(settings: CaptionSettings): CaptionSettings {
  const given = carriedSettings.filter((setting) => settings[setting] !== undefined);
  return Object.fromEntries(given.map((setting) => [setting, settings[setting]]));
}

/** Whether the second look asks for nothing that the first does not have. */
export function isSameSettings(from: CaptionSettings, to: CaptionSettings): boolean {
  return changedSettings(from, to).length === 0;
}

/** A title is taken away by its own words only: a look without one says nothing about it. */
export function changedSettings(from: CaptionSettings, to: CaptionSettings): SettingInChat[] {
  const compared = settingsInChat.filter((setting) => setting !== 'title' || to.title !== undefined);
  return compared.filter((setting) => !isDeepStrictEqual(to[setting], from[setting]));
}

export interface SettingChanges {
  /** The settings that get another value. */
  settings: CaptionSettings;
  /** The settings that lose their value, so that the style or the engine chooses again. */
  leaveOpen: SettingInChat[];
}

/** The edit that turns `from` into `to`. */
export function settingChanges(from: CaptionSettings, to: CaptionSettings): SettingChanges {
  const changed = changedSettings(from, to);
  const set = changed.filter((setting) => to[setting] !== undefined);
  return {
    settings: Object.fromEntries(set.map((setting) => [setting, to[setting]])),
    leaveOpen: changed.filter((setting) => to[setting] === undefined),
  };
}
