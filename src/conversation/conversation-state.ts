import type { CaptionSettings } from '../captions/caption-settings.ts';
import type { ChatLanguage } from './chat-language.ts';

/**
 * What a chat remembers between two events: plain JSON, small, and readable by the version of tomorrow (fields are added,
 * never reused).
 */
export interface ConversationState {
  language: ChatLanguage;
  /** What applies to the person's next video. */
  defaults: CaptionSettings;
  /** Whether videos they make over the API are sent here. */
  deliverHere: boolean;
  /** The videos talked about here, newest first, a few only. */
  videos: VideoInChat[];
}

export interface VideoInChat {
  videoId: string;
  sourceUrl: string | null;
  /** As last ordered. */
  settings: CaptionSettings;
  revision: number;
  state: 'processing' | 'processed' | 'failed';
}
