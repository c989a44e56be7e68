import type { CaptionInput, Word } from '../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Box, EmojiPlacement, Frame } from '../../../engine/layout/geometry/page-layout.ts';
import type { FramedPicture } from '../../../engine/render/framing/framing-plan.ts';
import type { VideoStage } from '../records/video-states.ts';

/** What somebody needs to begin editing a video. Plain JSON; times in milliseconds on the video's clock. */
export interface EditorView {
  videoId: string;
  /** Of the state that is shown: an edit that begins with another one is refused. */
  revision: number;
  stage: VideoStage;
  durationMs: number;
  /** As people see it, before any framing. */
  source: Frame;
  hasSound: boolean;
  /** What is spoken, as far as it is known. */
  language: string | null;
  settings: CaptionSettings;
  /** With a confidence where the speech engine said one; masked words and emojis of the engine's choice are not in. */
  captions: EditedCaption[];
}

/** A phrase with the time of each of its words. */
export interface EditedCaption extends Omit<CaptionInput, 'text'> {
  words: Word[];
}

/** What the editor asks for on each change: the changed captions and settings. */
export interface EditDraft {
  captions: EditedCaption[];
  /** Only what differs from the video's own. */
  settings: CaptionSettings;
  /** What is to be as if nobody had ever said it. */
  leaveOpen: (keyof CaptionSettings)[];
}

/** All that is drawn over the source between two moments, as a render would. */
export interface EditPreview {
  fromMs: number;
  /** Behind the last moment that it holds for. */
  toMs: number;
  /** Size of the output, which the script and all places count in. */
  frame: Frame;
  ass: string;
  /** What the script is written in: names as it has them, and which file of `readFont`. */
  fonts: { family: string; fontId: string }[];
  emojis: EmojiPlacement[];
  /** Where blocks stand, for taking hold of them. */
  blocks: { startMs: number; endMs: number; box: Box }[];
  /** What each caption of the draft shows as its emoji, in their order; null = none. */
  shownEmojis: (string | null)[];
  framing: EditFraming;
}

/** Which part of the source is shown when. */
export interface EditFraming {
  /** The upright source's pixels, in which the stretches count. */
  source: Frame;
  /** What the whole picture is sized to where it is shown whole, over its own blurred background. */
  whole: Frame;
  /** Consecutive; the first starts at 0. `startTicks`: 1/90000 s. */
  stretches: ({ startTicks: number } & FramedPicture)[];
}

/** Whether there is a picture to edit by: the source itself, or a copy of it that browsers can play. */
export type EditingVideoState = { state: 'ready' } | { state: 'preparing'; progress: number };

/** A part of the picture that is rendered by itself. */
export interface RenderStretch {
  startMs: number;
  endMs: number;
  /** Its pictures are there. */
  isRendered: boolean;
}
