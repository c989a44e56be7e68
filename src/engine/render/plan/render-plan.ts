import type { Box, EmojiPlacement, Frame } from '../../layout/geometry/page-layout.ts';
import type { Fraction } from '../../media/source-facts.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';

/**
 * Everything a render does, decided before anything runs; plain JSON, so that it can be stored, compared and hashed.
 * The same plan on any machine gives the same pictures.
 */
export interface RenderPlan {
  sourceKey: string;
  /** The nominal rate only; frames keep their own times. */
  output: Frame & { frameRate: Fraction };
  input: RenderInput;
  /** libass script on the video's clock; empty string where nothing is to be drawn. */
  ass: string;
  emojis: EmojiPlacement[];
  /** Where soft shadows may reach; null = nowhere, or not known. Decides how they are drawn, not what is seen. */
  shadowBox: Box | null;
  /** ffmpeg video filters that look at several pictures (deinterlace, rate); they come first. */
  timeFilters: string[];
  /** Those on single pictures, before the captions: turn, crop, colour, scale. None where `framing` does all that. */
  pictureFilters: string[];
  /** Where the output shows its source by a camera's path; left out where it does not. */
  framing?: PlannedFraming;
  /** The encoder's ffmpeg arguments. */
  encoderArgs: string[];
  audio: AudioPlan | null;
  /** Consecutive, from the first frame to the last. */
  segments: RenderSegment[];
  /** When the source's own pictures are shown: see `pictureTicks`. null, or left out of older plans: not known. */
  pictureSteps?: PictureSteps | null;
  /** How long the last picture stays, in 1/90000 s; null where the source does not say: as long as most. */
  lastFrameTicks: number | null;
  durationMs: number;
  /** `madeWith` of the machine that planned: the keys hold for no other. */
  madeWith: string;
}

/** Pairs of how many of the source's ticks later a picture is shown, from 0 on, and how often that comes in a row. */
export type PictureSteps = [step: number, count: number][];

/** How the source is opened, and what turns its timestamps into the video's clock. */
export interface RenderInput {
  videoIndex: number;
  /** ffmpeg arguments before `-i`. */
  decoderArgs: string[];
  startPts: number;
  timeBase: Fraction;
  /** Pictures are this many of its ticks apart, and counted, since their own times are not all known. Mostly absent. */
  countedStep?: number;
  /** The container has an index that a seek can trust. */
  seekable: boolean;
  /** Pictures that must go through the filters before the first one wanted: some look back. */
  leadInMs: number;
}

export interface AudioPlan {
  mode: 'copy' | 'encode';
  streamIndex: number;
  channels: number;
  sampleRate: number;
  /** Where the video's clock has its zero, on the file's own clock. */
  videoStartMs: number;
  /** When it begins on the video's clock, from 0 on; left out of older plans. */
  startMs?: number;
  /** When it ends on the video's clock, by what the source says of itself; null or left out = it says nothing. */
  endMs?: number | null;
}

export interface RenderSegment {
  index: number;
  /** In pictures of the output (the source's own, and those shown again), never in seconds. */
  startFrame: number;
  /** null = to the end, their number not known beforehand. */
  frameCount: number | null;
  /**
   * The cut before the first frame: half way to the frame before it, in 1/90000 s of the video's clock (0 = first
   * frame), so that no rounding moves a frame over it. The first segment starts at 0.
   */
  startTicks: number;
  /** The next segment's start; null = to the end. */
  endTicks: number | null;
  /**
   * The cut before the source picture that is on screen as the segment begins; `startTicks` where that is its first.
   */
  holdTicks: number;
  /**
   * When the source's picture is shown once more, in 1/90000 s: in gaps of more than 1/24 s, where something drawn
   * changes, or where the segment begins.
   */
  repeats: number[];
  /** For seeking: a key frame at or before the first frame needed, in milliseconds of the video's clock; 0 = none. */
  seekMs: number;
  /** Content key: equal key = equal pictures. */
  key: string;
}
