import type { Box, EmojiPlacement, Frame } from '../../layout/geometry/page-layout.ts';
import type { FramedPicture } from '../framing/framing-plan.ts';
import type { PlannedWatermark } from '../watermark/watermark-args.ts';

/** Everything that a render would draw over the source between two moments. */
export interface DraftPreview {
  /** Size of the output in pixels; the script and all positions use it. */
  frame: Frame;
  /** libass script on the video's clock. */
  ass: string;
  /** The fonts of the script: the family name in the script, and the font's file. */
  fonts: { family: string; file: string }[];
  emojis: EmojiPlacement[];
  watermark: PlannedWatermark | null;
  /** Positions of the caption blocks, for dragging. */
  blocks: { startMs: number; endMs: number; box: Box }[];
  /** The emoji that each caption of the whole draft shows, in order; null = none. */
  shownEmojis: (string | null)[];
  /** The same for words that stand out: their places in each caption. */
  keyWords: number[][];
  framing: DraftFraming;
}

/** Which part of the source is shown at which time. */
export interface DraftFraming {
  /** The upright source's pixels, in which the stretches count. */
  source: Frame;
  /** Size of the whole picture in parts that show it whole, over its own blurred background. */
  whole: Frame;
  /** Consecutive; the first starts at 0. `startTicks`: 1/90000 s. */
  stretches: ({ startTicks: number } & FramedPicture)[];
}
