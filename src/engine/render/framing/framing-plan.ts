import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { VideoFacts } from '../../media/source-facts.ts';

/** How a camera path is drawn, in the source's own pixels in display orientation. Plain JSON, part of the render plan. */
export interface PlannedFraming {
  source: FramedSource;
  /** Consecutive; the first starts at 0, the last lasts to the end. */
  stretches: FramedStretch[];
}

/** What the filters depend on besides the stretches. */
export interface FramedSource
  extends Pick<VideoFacts, 'rotation' | 'mirrored' | 'hasAlpha' | 'pixelFormat' | 'colour'> {
  /** Coded size in display orientation. */
  width: number;
  height: number;
  /** Size of the whole frame where it is shown whole: it touches two sides of the output. */
  whole: Frame;
}

/** `startTicks`: whole 1/90000 s of the video's clock. A stretch lasts until the next one starts. */
export type FramedStretch = { startTicks: number } & FramedPicture;

export type FramedPicture = StandingCrop | MovingCrop | { kind: 'fit' };

/** All values are even, so that chroma samples stay in place. */
export interface StandingCrop extends Frame {
  kind: 'crop';
  left: number;
  top: number;
}

/** Moves at an even speed from one place to another. Its size is constant, unless both points have their own. */
export interface MovingCrop extends Frame {
  kind: 'pan';
  from: PanPoint;
  to: PanPoint;
}

/** Lengths may be fractions of a pixel. */
export interface PanPoint {
  atTicks: number;
  left: number;
  top: number;
  /** Present if the window changes its size on the way. */
  size?: Frame;
}
