import type { Caption } from '../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { StoredNotice } from '../../engine/notices/word-notice.ts';
import type { VideoFailureCode } from '../../infra/errors/error-codes.ts';
import type { VideoStage } from '../../product/videos/records/video-states.ts';
import type { CorrectedLine } from './corrections/correct-captions.ts';
import type { CorrectionWish } from './understood-words.ts';

/** Something that happened to a conversation: the person did it, or it is how an earlier command went. */
export type ChatEvent = PersonEvent | EffectResult | VideoNews;

export type PersonEvent =
  /** Free text, a link in it or not. `quoted` = the key of our message that it answers, where the messenger says so. */
  | { kind: 'said'; text: string; quoted?: string }
  | { kind: 'tapped'; action: string }
  /** Without its slash and the bot's name; `argument` is what followed it. */
  | { kind: 'commanded'; command: string; argument: string }
  /** A clip sent as a file. `ref` is what the messenger fetches it by. */
  | { kind: 'sent_clip'; ref: string; fileName: string | null; sizeBytes: number | null; text: string }
  | { kind: 'sent_clip_too_large'; sizeBytes: number | null; limitBytes: number }
  /** A picture, sticker, sound, contact … */
  | { kind: 'sent_something_else'; what: 'picture' | 'sound' | 'sticker' | 'other' };

export type EffectResult =
  | {
      kind: 'video_created';
      videoId: string;
      /** As it was ordered; null for a clip. */
      sourceUrl: string | null;
      /** A clip's, where the messenger says it. */
      fileName?: string | null;
      settings: CaptionSettings;
      queuePlace: number;
    }
  | { kind: 'video_edited'; videoId: string; revision: number; settings: CaptionSettings }
  | { kind: 'captions_loaded'; videoId: string; captions: Caption[]; purpose: CaptionsPurpose }
  | { kind: 'videos_listed'; videos: VideoOfList[] }
  | { kind: 'usage_loaded'; usage: ChatUsage }
  | { kind: 'link_code_made'; code: string; url: string; minutes: number }
  /** This chat, or the one in which the code was made. */
  | { kind: 'accounts_joined'; email: string; chat: 'this' | 'other' }
  | { kind: 'accounts_parted' }
  | { kind: 'brought_along' }
  | { kind: 'data_deleted' }
  /** `effect` is the kind of the effect, `videoId` its video. */
  | { kind: 'effect_failed'; effect: string; videoId?: string; code: EffectFailure };

/**
 * Why captions were asked for: to show them, to hand them out as a file, to make these corrections in them or to take
 * them back.
 */
export type CaptionsPurpose =
  | { kind: 'show' }
  | { kind: 'file' }
  | { kind: 'correct'; wishes: CorrectionWish[] }
  | { kind: 'take_back'; lines: CorrectedLine[] };

export type EffectFailure =
  | 'invalid_input'
  | 'not_found'
  | 'conflict'
  | 'allowance_exhausted'
  | 'code_wrong_or_used'
  /** A clip that the messenger does not hand over. */
  | 'too_large_for_chat'
  /** A clip that is larger than what the service takes at all. */
  | 'source_too_large'
  | 'unavailable'
  | LinkRefusal;

/** Why a chat cannot be joined to an account, or parted from it, as it stands. */
export type LinkRefusal =
  | 'linked_already'
  | 'not_linked'
  /** The account has a Telegram chat, and there can be one. */
  | 'telegram_taken'
  /** Neither of two chats has an account that one can sign in to. */
  | 'no_account'
  | 'too_many_codes'
  | 'nothing_to_bring';

export interface VideoOfList {
  videoId: string;
  name: string;
  status: 'processing' | 'processed' | 'failed';
  createdAt: number;
  videoUrl: string | null;
  sourceUrl: string | null;
  settings: CaptionSettings;
  revision: number;
  /** null = not known. */
  durationSeconds: number | null;
}

export interface ChatUsage {
  videos: number;
  secondsRendered: number;
  /** null = no limits here. */
  secondsRemaining: number | null;
  /** When the month's allowance begins anew, and how much it is; null where there is none. */
  renewal: { at: number; seconds: number } | null;
}

/** How a video of this chat is getting on. */
export type VideoNews =
  | {
      kind: 'video_progressed';
      videoId: string;
      stage: VideoStage;
      progress: number;
      /** 1 = next; null when it is being worked on. */
      queuePlace: number | null;
      /** null while nobody can say. */
      secondsLeft: number | null;
      /** Whether the picture is higher than wide; null while that is not known. */
      upright: boolean | null;
    }
  | {
      kind: 'video_ready';
      videoId: string;
      revision: number;
      settings: CaptionSettings;
      videoUrl: string;
      durationSeconds: number;
      /** Whether the source's picture is higher than wide. */
      upright: boolean | null;
      notices: StoredNotice[];
      /** An earlier revision was finished, so that this is a new version. */
      hasEarlier: boolean;
    }
  | {
      kind: 'video_failed';
      videoId: string;
      revision: number;
      code: VideoFailureCode;
      /** An earlier revision was finished, and stays. */
      hasEarlier: boolean;
    };
