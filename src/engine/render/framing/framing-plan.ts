import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { VideoFacts } from '../../media/source-facts.ts';

/** How a camera's path is drawn: in the source's own pixels, upright. Plain JSON, part of the render plan. */
export interface PlannedFraming {
  source: FramedSource;
  /** Consecutive; the first starts at 0, the last reaches to the end. */
  stretches: FramedStretch[];
}

/** What decides the filters beside the stretches themselves. */
export interface FramedSource
  extends Pick<VideoFacts, 'rotation' | 'mirrored' | 'hasAlpha' | 'pixelFormat' | 'colour'> {
  /** Of the upright picture, as coded. */
  width: number;
  height: number;
  /** What the whole picture is sized to where it is shown whole: it touches two sides of the output. */
  whole: Frame;
}

/** `startTicks`: whole 1/90000 s of the video's clock; it reaches to the next one's. */
export type FramedStretch = { startTicks: number } & FramedPicture;

export type FramedPicture = StandingCrop | MovingCrop | { kind: 'fit' };

/** All even, so that colours stay where they are. */
export interface StandingCrop extends Frame {
  kind: 'crop';
  left: number;
  top: number;
}

/** Moves evenly from one place to another; its size stays, unless both points have one of their own. */
export interface MovingCrop extends Frame {
  kind: 'pan';
  from: PanPoint;
  to: PanPoint;
}

/** Lengths may have fractions. */
export interface PanPoint {
  atTicks: number;
  left: number;
  top: number;
  /** Where the window changes its size on the way. */
  size?: Frame;
}
