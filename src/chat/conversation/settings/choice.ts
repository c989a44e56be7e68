import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { ChatSetting } from './chat-settings.ts';
import { type SteppedSetting, stepSetting } from './step-setting.ts';

/** One change of a draft's settings. */
export type Choice =
  | { kind: 'set'; settings: CaptionSettings }
  /** Removes the setting, so that the style or the engine chooses. */
  | { kind: 'open'; setting: ChatSetting }
  | { kind: 'step'; setting: SteppedSetting; direction: 1 | -1; much: boolean };

/** @param upright shape of the picture, undefined where it is not known: sizes that are left open depend on it */
export function makeChoice(settings: CaptionSettings, choice: Choice, upright: boolean | undefined): CaptionSettings {
  if (choice.kind === 'set') return { ...settings, ...choice.settings };
  if (choice.kind === 'step') return { ...settings, ...stepSetting(settings, choice, upright) };
  const { [choice.setting]: _, ...others } = settings;
  return others;
}

export function settingsOfChoice(choice: Choice): ChatSetting[] {
  if (choice.kind !== 'set') return [choice.setting];
  return Object.keys(choice.settings) as ChatSetting[];
}
