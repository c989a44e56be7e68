import type { EmojiPlacement } from '../layout/page-layout.ts';

/**
 * Everything a render does, decided before anything runs; plain JSON, so that it can be stored, compared and hashed.
 * The same plan on any machine gives the same pictures.
 */
export interface RenderPlan {
  sourceKey: string;
  output: {
    width: number;
    height: number /** Fraction; the nominal rate only, frames keep their own times. */;
    frameRate: { num: number; den: number };
  };
  /** libass script on the video's clock; empty string where nothing is to be drawn. */
  ass: string;
  emojis: EmojiPlacement[];
  /** ffmpeg video filters before the captions: turn, deinterlace, colour, crop, scale. */
  pictureFilters: string[];
  /** The encoder's ffmpeg arguments. */
  encoderArgs: string[];
  audio: { mode: 'copy' | 'encode'; streamIndex: number } | null;
  /** Consecutive, from the first frame to the last. */
  segments: RenderSegment[];
  durationMs: number;
}

export interface RenderSegment {
  index: number;
  /** In source frames, never in seconds. */
  startFrame: number;
  /** null = to the end. */
  frameCount: number | null;
  /** Content key: equal key = equal pictures. */
  key: string;
}
