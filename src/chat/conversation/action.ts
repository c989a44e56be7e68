import type { SettingsWith } from '../../engine/captions/settings/caption-settings.ts';
import type { WatermarkCorner } from '../../engine/captions/settings/watermark.ts';
import type { Language } from '../../texts/languages.ts';
import type { Choice } from './settings/choice.ts';

/** Whose settings: those of a video, or the defaults for the person's next videos. */
export type StyleTarget = { of: 'video'; videoId: string } | { of: 'defaults' };

/** Buttons contain a page's index in this list, so new pages may only be added at its end. */
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
  'animation',
  'moreStyles',
  'palette',
  'emphasisColor',
] as const;
/** Some settings have pages of their own beside these, see `ownPage` in the table of settings. */
export type PanelPage = (typeof panelPages)[number] | SettingsWith<{ ownPage: true }>;

/** The meaning of a button; `action-code.ts` writes it into the button. */
export type Action =
  | { do: 'choose'; target: StyleTarget; page: PanelPage; choice: Choice }
  | { do: 'turn_page'; target: StyleTarget; page: PanelPage }
  | { do: 'undo' | 'reset'; target: StyleTarget }
  | { do: VideoAction; videoId: string }
  | { do: 'render'; videoId: string; version: number }
  | { do: 'speak'; language: Language }
  | { do: 'deliver'; here: boolean }
  /** `question` is its index; the guesses are numbered from 0. */
  | { do: 'answer'; videoId: string; question: number; answer: QuestionAnswer }
  /** Takes out or puts in what differs from a script: by its number, and its place, since numbers change with the script. */
  | { do: 'differ'; videoId: string; index: number; atMs: number }
  | { do: 'mark'; target: StyleTarget; change: MarkChange }
  /** A guess about a message that was not understood; `question` is the id of the question. */
  | { do: 'guess'; question: number; index: number }
  | { do: PlainAction };

/** How a button changes the watermark. */
export type MarkChange = WatermarkCorner | 'fainter' | 'stronger' | 'none';

export type QuestionAnswer = 'right' | 'type' | { guess: number };

export const videoActions = [
  'open',
  'look',
  'save_default',
  'save_brand',
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
  'save_spellings',
  'drop_spellings',
  'make_readable',
  'make_it',
  'take_back',
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
  'ask_nothing',
  'ask_again',
  'use_picture',
  'leave_picture',
] as const;
export type PlainAction = (typeof plainActions)[number];
