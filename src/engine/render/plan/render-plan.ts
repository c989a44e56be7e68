import type { EncoderName } from '../../../infra/config/config.ts';
import type { OwnFont } from '../../captions/settings/own-font.ts';
import type { Box, EmojiPlacement, Frame } from '../../layout/geometry/page-layout.ts';
import type { AudioClock } from '../../media/audio/audio-clock.ts';
import type { Fraction } from '../../media/source-facts.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';
import type { PlannedWatermark } from '../watermark/watermark-args.ts';

/**
 * Everything a render does, decided before anything runs. Plain JSON, so that it can be stored, compared and hashed. The
 * same plan gives the same frames on any machine.
 */
export interface RenderPlan {
  sourceKey: string;
  /** The rate is nominal; frames keep their own times. */
  output: Frame & { frameRate: Fraction };
  input: RenderInput;
  /** libass script on the video's clock; empty if there is nothing to draw. */
  ass: string;
  /** The font of an account that the script names; absent without one. */
  ownFont?: OwnFont;
  emojis: EmojiPlacement[];
  /** Area of soft shadows; null = none, or not known. It decides how they are drawn, not how they look. */
  shadowBox: Box | null;
  /** Captions, emojis and titles alone, drawn in this recipe; absent = they are drawn on the picture. See `overlay-canvas.ts`. */
  overlayRecipe?: number;
  /** Over everything else; absent without one. */
  watermark?: PlannedWatermark;
  /** ffmpeg video filters that work on several frames (deinterlacing, rate); they come first. */
  timeFilters: string[];
  /** Filters on single frames, before the captions: orientation, crop, colour, scale. Empty if `framing` does that. */
  pictureFilters: string[];
  /** How a camera path is drawn; absent without one. */
  framing?: PlannedFraming;
  /** Which encoder draws it; absent for overlays, and in older plans: x264. */
  encoder?: EncoderName;
  /** The encoder's ffmpeg arguments. */
  encoderArgs: string[];
  audio: AudioPlan | null;
  /** Consecutive, from the first frame to the last. */
  segments: RenderSegment[];
  /** The source's own frame times: see `plannedFrameTicks`. null, or absent in older plans: not known. */
  pictureSteps?: PictureSteps | null;
  /** How long the last frame is shown, in 1/90000 s; null = not known, then as long as an average frame. */
  lastFrameTicks: number | null;
  /** Of the picture: sound may go on for up to half a second. */
  durationMs: number;
  /** `madeWith` of the machine that made the plan: the keys are valid only for it. */
  madeWith: string;
}

/** Run-length encoded distances between frames, in the source's own ticks, beginning at 0. */
export type PictureSteps = [step: number, count: number][];

/** How the source is opened, and how its timestamps become the video's clock. */
export interface RenderInput {
  videoIndex: number;
  /** ffmpeg arguments before `-i`. */
  decoderArgs: string[];
  startPts: number;
  /** Time of the first frame, if it is shown from `startPts` on; else absent. */
  heldPts?: number;
  timeBase: Fraction;
  /** Present if frame times are partly unknown: frames are counted, and are this many of the source's ticks apart. */
  countedStep?: number;
  /** The container has an index that seeking can rely on. */
  seekable: boolean;
  /** Frames this long before the first one wanted must go through the filters: some of these look back. */
  leadInMs: number;
}

export interface AudioPlan extends AudioClock {
  mode: 'copy' | 'encode';
  streamIndex: number;
  /** Start on the video's clock, at least 0; absent in older plans. */
  startMs?: number;
  /** End on the video's clock as stated by the source; null or absent = not stated. */
  endMs?: number | null;
}

export interface RenderSegment {
  index: number;
  /** In frames of the output (the source's own and repeated ones), never in seconds. */
  startFrame: number;
  /** null = to the end; the number is not known beforehand. */
  frameCount: number | null;
  /**
   * The cut before the first frame: half way to the frame before it, in 1/90000 s of the video's clock (0 = first
   * frame), so that no rounding moves a frame over it. The first segment starts at 0.
   */
  startTicks: number;
  /** The next segment's start; null = to the end. */
  endTicks: number | null;
  /**
   * The cut before the source frame that is on screen when the segment begins; equals `startTicks` if that frame begins
   * the segment.
   */
  holdTicks: number;
  /**
   * When a source frame is repeated, in 1/90000 s: in gaps of more than 1/24 s, where the overlay changes or the segment
   * begins.
   */
  repeats: number[];
  /** Key frame to seek to, at or before the first frame needed, in milliseconds of the video's clock; 0 = do not seek. */
  seekMs: number;
  /** Content key: equal keys mean equal frames. */
  key: string;
}
