import type { Timed } from '../../captions/caption.ts';
import type { Region, Shot } from '../face-map/face-map.ts';

/**
 * Which part of its source the output shows, from the first frame to the last: the result of reframing, and part of the
 * render plan. Plain JSON. Times are 1/90000 s on the video's clock (0 = first frame). Places and lengths are shares of
 * the displayed source frame (0 to 1, origin top left), so that a path holds for every size.
 */
export interface CameraPath {
  /** Consecutive; the first starts at 0, the last lasts to the end. */
  takes: CameraTake[];
}

/** A span framed in one way. It begins and ends at the source's cuts, or where the speaker changes. */
export interface CameraTake {
  /** The cut before its first frame: half way to the frame before it, so that no rounding moves a frame over it. */
  startTicks: number;
  framing: TakeFraming;
}

export type TakeFraming =
  | {
      kind: 'crop';
      /**
       * In time order, at least one. Between two points the window moves at an even speed; before the first and after
       * the last it stands still.
       */
      points: CropPoint[];
    }
  /** The whole frame over its own blurred background. */
  | { kind: 'fit' };

export interface CropPoint extends CropWindow {
  atTicks: number;
}

/** Lies inside the displayed frame, and has the output's proportions there. */
export type CropWindow = Region;

/** Part of one shot framed in one way. */
export interface FramedSpan extends Timed {
  /** The shot it belongs to; short shots are judged by the faces in them. */
  shot: Shot;
  framing: SpanFraming;
}

/** Crop windows in time order, or the whole frame. */
export type SpanFraming = { kind: 'crop'; points: WindowPoint[] } | { kind: 'fit' };

/** A crop window at a moment. */
export interface WindowPoint extends CropWindow {
  atMs: number;
}
