import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { SteppedSetting } from './looks/step-setting.ts';

/** What somebody's free words ask for, in the order in which they said it. */
export interface UnderstoodWords {
  wishes: Wish[];
  /** The pieces of the text that mean nothing to us, as they were written; empty = all of it was understood. */
  notUnderstood: string[];
}

export type Wish = SettingWish | CorrectionWish | RequestWish;

export type SettingWish =
  | { kind: 'set'; settings: CaptionSettings }
  /** A step from wherever it stands; 1 = bigger, thicker outline, higher. */
  | { kind: 'step'; setting: SteppedSetting; direction: 1 | -1; much: boolean };

/** Line numbers count captions from 1, as the numbered text shows them. */
export type CorrectionWish =
  /** An empty `right` takes the words out. */
  | { kind: 'replace_words'; wrong: string; right: string }
  | { kind: 'replace_line'; line: number; text: string }
  | { kind: 'remove_line'; line: number };

export interface RequestWish {
  kind: 'request';
  request:
    | 'undo'
    | 'like_last_time'
    | 'show_text'
    | 'render'
    | 'cancel'
    | 'reset_settings'
    | 'make_default'
    | 'help'
    /** Captions are over somebody, or are not to be. */
    | 'clear_faces'
    /** The same of anything else in the picture. */
    | 'clear_view';
}
