import type { ScriptDifference } from '../../engine/captions/script/apply-difference.ts';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { Title } from '../../engine/captions/settings/title.ts';
import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import type { VideoStage } from '../../product/videos/records/video-states.ts';
import type { Language } from '../../texts/languages.ts';
import type { ClipInChat, DoubtInChat } from './chat-event.ts';
import type { CorrectedLine } from './corrections/correct-captions.ts';
import type { HourlyCount } from './hourly-limit.ts';
import type { ColorSetting } from './settings/chat-settings.ts';
import type { Guess } from './understood-words.ts';

/**
 * What a chat remembers between two events: small, plain JSON. Later versions must be able to read it, so fields are
 * added but never reused, and an absent field means none.
 */
export interface ChatState {
  language: Language;
  /** The person has chosen it, so it does not change with what they write. */
  hasChosenLanguage?: true;
  /** Settings of the person's next video. */
  defaults: CaptionSettings;
  /** The defaults before their last changes, newest first. */
  earlierDefaults?: CaptionSettings[];
  /** Whether videos made over the API are sent here. */
  deliverHere: boolean;
  /** The chat belongs to an account that is also used elsewhere. */
  isLinked?: true;
  /** The videos that this chat knows, newest first, only a few. */
  videos: VideoInChat[];
  /** How many finished videos were sent here; the first ones come with tips. */
  delivered?: number;
  /** A correction whose words are not in the captions, with the most similar words that are. */
  nearMiss?: { videoId: string; wrong: string; right: string };
  /** The video whose numbered text was shown last: the next messages are probably about its words. */
  shownText?: string;
  /** The last question about a message that was not understood. */
  unclear?: {
    /** Tells its buttons from those of earlier questions. */
    id: number;
    /** Messages in a row that were not understood. */
    count: number;
    guesses: Guess[];
    videoId?: string;
  };
  /** Of questions before that one, the newest first: their buttons may still be tapped. */
  earlierGuesses?: EarlierGuesses[];
  /** The last message told what it costs. */
  toldPrice?: true;
  /** What the last answer to the person did: only the message right behind it can mean that. */
  lastAnswer?: AnswerNote[];
  /** The question that the last answer ended with, or what it offered. */
  asked?: AskedInChat;
  /** Messages that the language model was asked about. */
  modelAsked?: HourlyCount;
  /** Voice notes that were transcribed. */
  voiceNotes?: HourlyCount;
  /** Questions about doubtful words that are not all answered. */
  questions?: DoubtQuestions;
  /** A script that was sent before its video. */
  nextScript?: string;
  /** A title that was sent before its video. */
  nextTitle?: string;
  /** When that title goes; absent = as usual. */
  nextTitleEnd?: NonNullable<Title['endMs']>;
  /** Settings that were wished for together with a link that opened no video. */
  nextLook?: CaptionSettings;
  /** A picture that was sent, and whether it is a watermark was asked; `videoId` null = for the next videos. */
  picture?: { ref: string; fileName: string | null; videoId: string | null };
  /** The person wants no such questions. */
  asksNothing?: true;
  /** Corrections that could become entries of the person's dictionary; asked and not answered. */
  spellings?: { videoId: string; entries: DictionaryEntry[] };
}

/** It saved a look for the next videos, or showed the colours of one part. */
export type AnswerNote =
  | { did: 'save_default' }
  | { did: 'show_colors'; part: ColorSetting }
  | { did: 'tell_title' }
  | { did: 'offer_title' }
  | { did: 'ask_title' }
  | { did: 'ask_title_emoji' }
  | { did: 'ask_title_addition' };

/** A question or an offer that can be answered in words. `isYes` = a yes means the first button. */
export interface AskedInChat {
  buttons: { label: string; action: string }[];
  isYes?: true;
  /** Nothing was asked: it counts until the bot says something else. */
  isOffer?: true;
}

/** The state of a new chat. */
export function startConversation({ language }: { language: Language }): ChatState {
  return { language, defaults: {}, deliverHere: true, videos: [] };
}

/** The state when the chat comes to belong to another account: language and habits stay, the videos do not. */
export function forAnother(state: ChatState, defaults: CaptionSettings): ChatState {
  const { language, hasChosenLanguage, deliverHere, delivered, asksNothing } = state;
  return {
    ...{ language, defaults, deliverHere, videos: [] },
    ...(hasChosenLanguage ? { hasChosenLanguage } : {}),
    ...(delivered === undefined ? {} : { delivered }),
    ...(asksNothing ? { asksNothing } : {}),
  };
}

/** The questions about one video, asked one after the other. */
export interface DoubtQuestions {
  videoId: string;
  /** The revision whose words are doubted: with another one, the questions end. */
  revision: number;
  /** Index of the question that is open. */
  at: number;
  /** The next message of the person is the answer. */
  isTyping?: true;
  asked: AskedDoubt[];
}

export interface AskedDoubt extends DoubtInChat {
  /** What was said instead; absent = not answered, or it is right. */
  right?: string;
}

export interface VideoInChat {
  videoId: string;
  sourceUrl: string | null;
  /** The clip that it was made from. */
  clip?: ClipInChat;
  /** The name that people know: of the file, or of the site. */
  name?: string;
  /** As last ordered, without settings that are not about style (dictionary). */
  settings: CaptionSettings;
  revision: number;
  state: 'processing' | 'processed' | 'failed';
  /** Last known progress, while it is processing. */
  progress?: ProgressInChat;
  /** When this revision was ordered, in milliseconds since 1970. */
  startedAt?: number;
  /** It has been transcribed, so pictures of it can be shown. */
  heard?: true;
  /** Whether it is vertical; absent = not known yet. */
  upright?: boolean;
  /** Changed settings that are not rendered yet. */
  draft?: Draft;
  /** A picture of the draft was promised for after the transcription. */
  pictureDue?: true;
  /** The change that is being made, or was stopped: the video that the person has is without it. */
  change?: ChangeInWork;
  /** What can be undone of what was ordered, the newest first. */
  done?: DoneChange[];
  /** The first differences between its script and what was said. */
  differences?: (ScriptDifference & { isDone?: true })[];
  /** It is asked about when the questions about another video have been answered. */
  questionsDue?: true;
  /** "Stop it?" was asked and not answered. */
  askedToStop?: true;
  /** The settings with which its link was sent again. */
  askedAgain?: CaptionSettings;
}

/** The lines that a correction changed, or the settings before another look. */
export type DoneChange = { lines: CorrectedLine[] } | { look: CaptionSettings };

/** What was there before a change, so that it can be taken back. */
export interface ChangeInWork {
  look?: CaptionSettings;
  lines?: CorrectedLine[];
  /** It was stopped, and text and look are those of the video again. */
  isTakenBack?: true;
}

interface ProgressInChat {
  stage: VideoStage;
  /** 0–100 */
  percent: number;
  queuePlace: number | null;
  secondsLeft: number | null;
}

/** `version` tells the pictures of one draft apart: a button of an older picture means the older settings. */
export interface Draft {
  version: number;
  settings: CaptionSettings;
  /** Earlier versions, newest first; version 0 is what is rendered. */
  history: { version: number; settings: CaptionSettings }[];
  /** After an undo: the highest version so far. */
  newest?: number;
  /** It is being rendered. */
  ordered?: true;
  /** Together with a change of words. */
  isWithWords?: true;
}

interface EarlierGuesses {
  /** Of the question. */
  id: number;
  guesses: Guess[];
  videoId?: string;
}
