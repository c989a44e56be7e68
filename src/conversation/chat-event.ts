import type { Caption } from '../captions/caption.ts';
import type { CaptionSettings } from '../captions/caption-settings.ts';
import type { VideoFailureCode } from '../errors/error-codes.ts';
import type { VideoStage } from '../videos/video-states.ts';
import type { CorrectionWish } from './understood-words.ts';

/** Something that happened to a conversation: the person did it, or it is how an earlier command went. */
export type ChatEvent = PersonEvent | CommandResult | VideoNews;

export type PersonEvent =
  /** Free text, a link in it or not. `quoted` = the key of our message that it answers, where the messenger says so. */
  | { kind: 'said'; text: string; quoted?: string }
  | { kind: 'tapped'; action: string }
  /** Without its slash; `argument` is what followed it. */
  | { kind: 'commanded'; command: string; argument: string }
  /** A clip sent as a file. `ref` is what the messenger fetches it by. */
  | { kind: 'sent_clip'; ref: string; fileName: string | null; sizeBytes: number | null; text: string }
  | { kind: 'sent_clip_too_large'; sizeBytes: number | null; limitBytes: number }
  /** A picture, sticker, sound, contact … */
  | { kind: 'sent_something_else'; what: 'picture' | 'sound' | 'sticker' | 'other' };

export type CommandResult =
  | { kind: 'video_created'; videoId: string; sourceUrl: string | null; settings: CaptionSettings; queuePlace: number }
  | { kind: 'video_edited'; videoId: string; revision: number; settings: CaptionSettings }
  | { kind: 'captions_loaded'; videoId: string; captions: Caption[]; purpose: CaptionsPurpose }
  | { kind: 'videos_listed'; videos: VideoOfList[] }
  | { kind: 'usage_loaded'; usage: ChatUsage }
  | { kind: 'link_code_made'; code: string; url: string; minutes: number }
  | { kind: 'accounts_joined'; email: string }
  | { kind: 'data_deleted' }
  /** `command` is the one that could not be done; `message` is fit for people, in English. */
  | { kind: 'command_failed'; command: string; code: CommandFailure; message: string };

/** Why captions were asked for: to show them, to hand them out as a file, or to make these corrections in them. */
export type CaptionsPurpose = { kind: 'show' } | { kind: 'file' } | { kind: 'correct'; wishes: CorrectionWish[] };

export type CommandFailure =
  | 'invalid_input'
  | 'not_found'
  | 'conflict'
  | 'allowance_exhausted'
  | 'code_wrong_or_used'
  | 'unavailable';

export interface VideoOfList {
  videoId: string;
  name: string;
  status: 'processing' | 'processed' | 'failed';
  createdAt: number;
  videoUrl: string | null;
}

export interface ChatUsage {
  videos: number;
  secondsRendered: number;
  /** null = no limits here. */
  secondsRemaining: number | null;
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
    }
  | {
      kind: 'video_ready';
      videoId: string;
      revision: number;
      settings: CaptionSettings;
      videoUrl: string;
      durationSeconds: number;
      notices: string[];
    }
  | { kind: 'video_failed'; videoId: string; code: VideoFailureCode; message: string };
