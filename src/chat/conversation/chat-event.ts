import type { Caption } from '../../engine/captions/caption.ts';
import type { Doubt } from '../../engine/captions/doubts/find-doubts.ts';
import type { ReadingProblem } from '../../engine/captions/pages/reading-limits.ts';
import type { ScriptDifference } from '../../engine/captions/script/apply-difference.ts';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { OwnFont } from '../../engine/captions/settings/own-font.ts';
import type { StoredNotice } from '../../engine/notices/notices.ts';
import type { VideoFailureCode } from '../../infra/errors/error-table.ts';
import type { FailureArgs } from '../../infra/errors/video-failure.ts';
import type { VideoStage } from '../../product/videos/records/video-states.ts';
import type { CorrectedLine } from './corrections/correct-captions.ts';
import type { EffectFailure } from './effect-failure.ts';
import type { FoundLinks } from './links/find-links.ts';
import type { PersonEvent } from './person-event.ts';
import type { SettingChanges } from './settings/chat-settings.ts';
import type { CorrectionWish, Wish } from './understood-words.ts';
import type { UsageQuestion } from './usage-question.ts';

/** What a conversation answers: something the person did, the result of an effect, or news of a video. */
export type ChatEvent = PersonEvent | EffectResult | VideoNews | NotAnswered;

export type EventOf<Kind extends ChatEvent['kind']> = Extract<ChatEvent, { kind: Kind }>;

export type EffectResult =
  | {
      kind: 'video_created';
      videoId: string;
      /** As ordered; null for a clip. */
      sourceUrl: string | null;
      /** Of a clip, when the messenger says it. */
      fileName?: string | null;
      clip?: ClipInChat;
      settings: CaptionSettings;
      queuePlace: number;
    }
  | { kind: 'video_edited'; videoId: string; revision: number; settings: CaptionSettings }
  | { kind: 'captions_loaded'; videoId: string; captions: Caption[]; purpose: CaptionsPurpose }
  /** `videoId` null = for the next video; `script` null = the file has no text, or too much. */
  | { kind: 'script_loaded'; videoId: string | null; script: string | null }
  /** `videoId` null = for the next videos; `picture` null = it cannot be used. */
  | { kind: 'watermark_loaded'; videoId: string | null; picture: string | null }
  /** `videoId` null = for the next videos; `mistake` = why it cannot be used; `others` = links that waited for it. */
  | ({ kind: 'font_loaded'; videoId: string | null; others?: FoundLinks } & (
      | { font: FontInChat }
      | { mistake: FontMistake }
    ))
  | { kind: 'reading_checked'; videoId: string; reading: ReadingInChat }
  /** What a language model makes of the message `text`; no wishes = it does not know, or did not answer. */
  | {
      kind: 'model_answered';
      videoId: string | null;
      text: string;
      withCaptions: boolean;
      isShown: boolean;
      wishes: Wish[];
      /** What the rules had understood of it; absent = nothing. */
      known?: Wish[];
    }
  /** What a voice note says, or why that is not known. */
  | { kind: 'voice_transcribed'; quoted?: string; said: { text: string } | { problem: VoiceProblem } }
  | { kind: 'doubts_found'; videoId: string; revision: number; doubts: DoubtInChat[] }
  | { kind: 'spellings_saved'; videoId: string }
  | { kind: 'preset_saved'; name: string; settings: CaptionSettings }
  /** `videoId` null = for the next videos; `preset` null = there is none. */
  | { kind: 'preset_found'; videoId: string | null; preset: { name: string; settings: CaptionSettings } | null }
  | { kind: 'videos_listed'; videos: VideoOfList[] }
  | { kind: 'usage_loaded'; usage: ChatUsage; asked?: UsageQuestion }
  | { kind: 'link_code_made'; code: string; url: string; minutes: number }
  /** `this` chat was linked, or the `other` one, in which the code was made. */
  | { kind: 'account_linked'; email: string; chat: 'this' | 'other' }
  | { kind: 'account_unlinked' }
  | { kind: 'account_merged' }
  | { kind: 'data_deleted' }
  /** `effect` is the kind of the effect, `videoId` its video. */
  | { kind: 'effect_failed'; effect: string; videoId?: string; code: EffectFailure };

/**
 * Why captions are loaded: to understand a message, to show them, to send them as a file, to make corrections, to undo corrections, or to take out or put
 * in what differs from the script.
 */
export type CaptionsPurpose =
  /** To read a message of the person, which may be about words of the captions. */
  | {
      kind: 'read';
      text: string;
      /** The numbered text was shown just before. */
      isShown: boolean;
      /** The language model has nothing to say to it. */
      modelWasAsked?: true;
      /** Answers about doubtful words, which are corrected with what the message asks for. */
      answers?: DoubtAnswer[];
      /** The message begins with an order to render the look that waits. */
      isOrdered?: true;
    }
  | { kind: 'show' }
  | { kind: 'file' }
  | {
      kind: 'correct';
      wishes: CorrectionWish[];
      /** Answers about doubtful words, to be corrected by the same edit. */
      answers?: DoubtAnswer[];
      /** Changes of the style that the edit makes too. */
      style?: SettingChanges;
    }
  | { kind: 'take_back'; lines: CorrectedLine[]; style?: SettingChanges }
  | { kind: 'differ'; difference: ScriptDifference };

export type VoiceProblem =
  | 'too_long'
  /** Silence, noise, music, or nothing that could be understood. */
  | 'no_words'
  /** No speech engine, or it failed. */
  | 'unavailable';

/** How many pages of captions a video has, how many are hard to read, and why, the most frequent first. */
interface ReadingInChat {
  pages: number;
  hard: number;
  problems: readonly ReadingProblem[];
}

/** A clip in the messenger, see the event `sent_clip`. */
export interface ClipInChat {
  ref: string;
  key: string;
  fileName: string | null;
}

/** Words that were probably heard wrong, see `Doubt`. */
export type DoubtInChat = Pick<Doubt, 'text' | 'guesses' | 'startMs' | 'context' | 'isUnusual'>;

export type DoubtAnswer = Pick<Doubt, 'text' | 'isUnusual'> & { right: string };

/** A font of the account. `isRestricted` = by its licence it must not be embedded. */
interface FontInChat {
  font: OwnFont;
  name: string;
  isRestricted: boolean;
}

/** No font, or too large; damaged; without letters; or nothing could be fetched from its link. Named as the texts name them. */
export type FontMistake = 'format' | 'damaged' | 'letters' | 'link';

export interface VideoOfList {
  videoId: string;
  name: string;
  status: 'processing' | 'processed' | 'failed';
  createdAt: number;
  videoUrl: string | null;
  sourceUrl: string | null;
  settings: CaptionSettings;
  revision: number;
  /** null = unknown. */
  durationSeconds: number | null;
}

export interface ChatUsage {
  videos: number;
  secondsRendered: number;
  /** null = unlimited. */
  secondsRemaining: number | null;
  /** When the monthly allowance is renewed, and how much it is; null = there is none. */
  renewal: { at: number; seconds: number } | null;
}

/** What the person did could not be answered. */
export interface NotAnswered {
  kind: 'not_answered';
  code: 'too_complex' | 'unavailable';
}

/** News about a video of this chat. */
type VideoNews =
  | {
      kind: 'video_progressed';
      videoId: string;
      stage: VideoStage;
      progress: number;
      /** Position in the queue, 1 = next; null = not queued. */
      queuePlace: number | null;
      /** null = no estimate. */
      secondsLeft: number | null;
      /** Whether the picture is vertical; null = not known yet. */
      upright: boolean | null;
    }
  | {
      kind: 'video_ready';
      videoId: string;
      revision: number;
      settings: CaptionSettings;
      videoUrl: string;
      durationSeconds: number;
      /** Whether the source's picture is vertical. */
      upright: boolean | null;
      notices: StoredNotice[];
      /** How what was said differs from its script; absent = it has none. */
      script?: { matched: number; differences: ScriptDifference[] };
      /** What the tip needs: the doubts, or else a rare word; absent = it was not looked for. */
      toCheck?: { doubts: DoubtInChat[]; rareWord: string | null };
      /** An earlier revision was finished, so this is a new version. */
      hasEarlier: boolean;
    }
  | {
      kind: 'video_failed';
      videoId: string;
      revision: number;
      code: VideoFailureCode;
      /** See `VideoFailure`; absent in events that version 1.0 stored. */
      reason?: string | null;
      args?: FailureArgs;
      /** An earlier revision was finished and stays available. */
      hasEarlier: boolean;
    };
