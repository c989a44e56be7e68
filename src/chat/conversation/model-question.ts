import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../texts/languages.ts';

/** What a language model is told about a message that the rules did not understand. Nothing in it says who the person is. */
export interface ModelQuestion {
  message: string;
  language: Language;
  moment: ChatMoment;
  /** The settings that the message would change. */
  settings: CaptionSettings;
  /** Lines of the captions that may be meant, in their order; empty = the message cannot be about words. */
  lines: NumberedLine[];
}

/** `no_video`: settings are for the next video. `changed`: the video has changes that are not rendered yet. */
export type ChatMoment = 'no_video' | 'in_work' | 'ready' | 'changed' | 'text_shown';

/** A caption, counted from 1 as in the numbered text. */
export interface NumberedLine {
  number: number;
  text: string;
}
