import type { SettingsWith } from '../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../texts/languages.ts';
import type { Choice } from './looks/choice.ts';

/** Whose look: a video's, or that of the person's next videos. */
export type LookTarget = { of: 'video'; videoId: string } | { of: 'defaults' };

/** Buttons carry a page's place in this list, so new ones may only be added at its end. */
export const panelPages = [
  'home',
  'style',
  'colors',
  'fontColor',
  'highlightColor',
  'outlineColor',
  'letters',
  'outline',
  'position',
  'language',
  'framing',
] as const;
/** Beside these, some settings have a page of their own, see `ownPage` in the table of settings. */
export type PanelPage = (typeof panelPages)[number] | SettingsWith<{ ownPage: true }>;

/** What a tap on each button means; `action-code.ts` writes it into the button. */
export type Action =
  | { do: 'choose'; target: LookTarget; page: PanelPage; choice: Choice }
  | { do: 'turn_page'; target: LookTarget; page: PanelPage }
  | { do: 'undo' | 'reset'; target: LookTarget }
  | { do: VideoAction; videoId: string }
  | { do: 'render'; videoId: string; version: number }
  | { do: 'speak'; language: Language }
  | { do: 'deliver'; here: boolean }
  | { do: PlainAction };

export const videoActions = [
  'open',
  'look',
  'save_default',
  'stop',
  'stop_now',
  'go_on',
  'text',
  'file',
  'fix',
  'resend',
  'anew',
  'delete',
  'delete_now',
  'keep',
] as const;
export type VideoAction = (typeof videoActions)[number];

export const plainActions = [
  'settings',
  'videos',
  'usage',
  'languages',
  'link',
  'help',
  'unlink_now',
  'stay_linked',
  'bring_along',
  'delete_data_now',
  'delete_account_now',
  'keep_data',
] as const;
export type PlainAction = (typeof plainActions)[number];
