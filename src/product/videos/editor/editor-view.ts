import type { CaptionInput, Word } from '../../../engine/captions/caption.ts';
import type { ScriptReport } from '../../../engine/captions/script/script-report.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Frame } from '../../../engine/layout/geometry/page-layout.ts';
import type { DraftFraming, DraftPreview } from '../../../engine/render/draft/draft-preview.ts';
import type { VideoStage } from '../records/video-states.ts';

/** What the editor needs to begin. Plain JSON; times in milliseconds from the start of the video. */
export interface EditorView {
  videoId: string;
  /** The revision on screen; an edit of an older one is refused. */
  revision: number;
  stage: VideoStage;
  durationMs: number;
  /** Displayed size, before any framing. */
  source: Frame;
  hasSound: boolean;
  /** The spoken language; null = unknown. */
  language: string | null;
  settings: CaptionSettings;
  /** How what was said differs from the script; null = there is no script, or it has not been compared yet. */
  scriptReport: ScriptReport | null;
  /** With the speech engine's confidence where known; without masking and without emojis that the engine adds. */
  captions: EditedCaption[];
}

/** The same for callers that only pass the captions on: those of a long video take long to copy as objects. */
export interface PackedEditorView extends Omit<EditorView, 'captions'> {
  /** JSON of `EditedCaption[]`, see `scriptJson`. */
  captionsJson: string;
}

/** A phrase with the time of each of its words. */
export interface EditedCaption extends Omit<CaptionInput, 'text'> {
  words: Word[];
}

/** The unsaved state of the editor. */
export interface EditDraft {
  captions: EditedCaption[];
  /** Only the settings that differ from the video's own. */
  settings: CaptionSettings;
  /** Settings to reset to their default. */
  resetSettings: (keyof CaptionSettings)[];
}

/** The same for the threads that work on it: JSON is cheaper to copy than objects. */
export interface PackedDraft extends Omit<EditDraft, 'captions'> {
  /** JSON of `CaptionInput[]`. */
  captions: Uint8Array;
  captionCount: number;
}

/** What a render would draw over the source between two moments. */
export interface EditPreview extends Omit<DraftPreview, 'fonts'> {
  fromMs: number;
  /** Exclusive. */
  toMs: number;
  /** The fonts of the script: the family name in the script, and the file for `readFont`. */
  fonts: { family: string; fontId: string }[];
}

export type EditFraming = DraftFraming;

/** Whether there is a video that browsers can play: the source itself, or a copy for editing. */
export type EditingVideoState = { state: 'ready' } | { state: 'preparing'; progress: number };

/** A part of the video that is rendered as one segment. */
export interface RenderStretch {
  startMs: number;
  endMs: number;
  /** Of a draft: its segment can be reused. */
  isRendered: boolean;
}
