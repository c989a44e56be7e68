import type { CaptionInput } from '../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import type { Language } from '../../texts/languages.ts';
import type { CaptionsPurpose, DoubtInChat } from './chat-event.ts';
import type { FoundLinks } from './links/find-links.ts';
import type { ModelQuestion } from './model-question.ts';
import type { SettingInChat } from './settings/chat-settings.ts';
import type { Wish } from './understood-words.ts';
import type { UsageQuestion } from './usage-question.ts';

/**
 * What a conversation asks the service to do. Each ends in an `EffectResult` event, unless said otherwise. The kinds
 * are stored in the database.
 */
export type ChatEffect =
  | { kind: 'create_video'; source: ChatSource; settings: CaptionSettings }
  /** `settings` are changed; `leaveOpen` are reset to what the service chooses. */
  | {
      kind: 'edit_video';
      videoId: string;
      settings: CaptionSettings;
      leaveOpen: SettingInChat[];
      captions?: CaptionInput[];
      /** Makes the change that was stopped and taken back. */
      resumesStopped?: true;
    }
  /** Ends in the news `video_failed` with the code `cancelled`. */
  | { kind: 'cancel_video'; videoId: string }
  /** No result but a failure. */
  | { kind: 'delete_video'; videoId: string }
  /** Reads a text file, for a video or for the next one. */
  | { kind: 'load_script'; ref: string; videoId: string | null }
  /** Transcribes a voice note, which is not kept. */
  | { kind: 'transcribe_voice'; ref: string; quoted?: string }
  /** Stores a picture as a watermark, for a video or for the next ones. */
  | { kind: 'load_watermark'; ref: string; fileName: string | null; videoId: string | null }
  /**
   * Keeps a font of the person, for a video or for the next ones: a file that was sent, or one behind a link. `others` are the
   * links beside it, which are ordered afterwards.
   */
  | ({ kind: 'load_font'; videoId: string | null } & (
      | { ref: string; fileName: string | null }
      | { url: string; others?: FoundLinks }
    ))
  /** Measures how easy the captions are to read. */
  | { kind: 'check_reading'; videoId: string }
  | { kind: 'load_captions'; videoId: string; purpose: CaptionsPurpose }
  /** Asks the language model about a message that the rules did not wholly understand, with the captions or without. Never fails. */
  | {
      kind: 'ask_model';
      videoId: string | null;
      question: ModelQuestion;
      withCaptions: boolean;
      isShown: boolean;
      /** What the rules understood of it; absent = nothing. */
      known?: Wish[];
    }
  /**
   * Looks for doubtful words that a video has not been asked about yet; from then on it has. Ends in `doubts_found` only
   * where there are any. A failure is not told.
   */
  /** @param known those that came with the result */
  | { kind: 'find_doubts'; videoId: string; revision: number; known?: DoubtInChat[] }
  /** The words were heard right. No result. */
  | { kind: 'confirm_words'; videoId: string; words: string[] }
  /** Adds entries to the person's dictionary. */
  | { kind: 'save_spellings'; videoId: string; entries: DictionaryEntry[] }
  /** Lists the newest eight. */
  | { kind: 'list_videos' }
  | { kind: 'load_usage'; asked?: UsageQuestion }
  /** Sends the finished video again. No result but a failure. */
  | { kind: 'resend_video'; videoId: string }
  /** Saves a style as the person's preset, which becomes the account's default. */
  | { kind: 'save_preset'; videoId?: string; name: string; settings: CaptionSettings }
  /** Looks for the person's preset, for a video or for the next ones. */
  | { kind: 'find_preset'; videoId: string | null }
  /** No result. */
  | { kind: 'save_defaults'; settings: CaptionSettings }
  /** No result. */
  | { kind: 'save_language'; language: Language }
  /** No result. Whether videos made over the API are sent to this chat too. */
  | { kind: 'save_delivery'; deliverHere: boolean }
  | { kind: 'make_link_code' }
  | { kind: 'use_link_code'; code: string }
  | { kind: 'unlink' }
  /** Merges the chat's own account into the account that it was linked to from outside. */
  | { kind: 'bring_along' }
  | { kind: 'delete_data' };

export type EditEffect = Extract<ChatEffect, { kind: 'edit_video' }>;

export type ChatSource =
  | { kind: 'link'; url: string }
  | { kind: 'clip'; ref: string; key?: string; fileName: string | null };
