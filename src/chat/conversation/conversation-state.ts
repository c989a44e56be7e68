import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { VideoStage } from '../../product/videos/records/video-states.ts';
import type { Language } from '../../texts/languages.ts';
import type { CorrectedLine } from './corrections/correct-captions.ts';

/**
 * What a chat remembers between two events: plain JSON, small, and readable by the version of tomorrow (fields are
 * added, never reused; one that is absent says that there is none).
 */
export interface ConversationState {
  language: Language;
  /** What applies to the person's next video. */
  defaults: CaptionSettings;
  /** What the defaults were before their last changes, newest first. */
  earlierDefaults?: CaptionSettings[];
  /** Whether videos they make over the API are sent here. */
  deliverHere: boolean;
  /** The chat belongs to an account that is used elsewhere, too. */
  isLinked?: true;
  /** The videos talked about here, newest first, a few only. */
  videos: VideoInChat[];
  /** How many finished videos they have been sent; tips are for the first ones. */
  delivered?: number;
  /** A correction that fitted nowhere, and what the captions have that is most like it. */
  nearMiss?: { videoId: string; wrong: string; right: string };
}

/** The state of a new chat. */
export function startConversation({ language }: { language: Language }): ConversationState {
  return { language, defaults: {}, deliverHere: true, videos: [] };
}

/**
 * The chat goes on as another account's: how it talks stays, videos and their looks are the one's that had it before.
 */
export function forAnother(
  { language, deliverHere, delivered }: ConversationState,
  defaults: CaptionSettings,
): ConversationState {
  return { language, defaults, deliverHere, videos: [], ...(delivered === undefined ? {} : { delivered }) };
}

export interface VideoInChat {
  videoId: string;
  sourceUrl: string | null;
  /** What people know it by: a file's name or a site's. */
  name?: string;
  /** As last ordered, without what has nothing to do with the look (dictionary). */
  settings: CaptionSettings;
  revision: number;
  state: 'processing' | 'processed' | 'failed';
  /** How far it has got, as last heard; only while it is processing. */
  progress?: ProgressInChat;
  /** When work on this revision began, by the chat's clock. */
  startedAt?: number;
  /** Its words have been heard, so pictures of it can be shown. */
  heard?: true;
  /** Higher than wide; absent = not known yet. */
  upright?: boolean;
  /** A change of its look that is not rendered yet. */
  draft?: Draft;
  /** A picture of the draft was promised for when the words are heard. */
  pictureDue?: true;
  /** Looks it had before, newest first. */
  earlierLooks?: CaptionSettings[];
  /** What the last correction changed, to take it back. */
  corrected?: CorrectedLine[];
  /** «Stop it?» has been asked and not been answered. */
  askedToStop?: true;
  /** Its link was sent again, along with these wishes. */
  askedAgain?: CaptionSettings;
}

export interface ProgressInChat {
  stage: VideoStage;
  /** 0–100 */
  percent: number;
  queuePlace: number | null;
  secondsLeft: number | null;
}

/** `version` tells the pictures of one draft apart: a button under an older one means that older look. */
export interface Draft {
  version: number;
  settings: CaptionSettings;
  /** Newest first; version 0 is what is rendered. */
  history: { version: number; settings: CaptionSettings }[];
  /** After an undo: the highest version there has been. */
  newest?: number;
  /** It has been sent off to be rendered. */
  ordered?: true;
}
