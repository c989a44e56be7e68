/**
 * What the picture shows of its source, from the first frame to the last: the outcome of reframing, and part of the
 * render plan. Plain JSON. Times are 1/90000 s on the video's clock (0 = first frame); places and lengths are shares of
 * the displayed source picture (0 to 1, origin top left), so that a path holds for every size.
 */
export interface CameraPath {
  /** Consecutive; the first starts at 0, the last reaches to the end. */
  takes: CameraTake[];
}

/** A stretch framed in one way; its ends are the source's own cuts, or changes of speaker. */
export interface CameraTake {
  /** The cut before its first frame: half way to the frame before it, so that no rounding moves a frame over it. */
  startTicks: number;
  framing: TakeFraming;
}

export type TakeFraming =
  | {
      kind: 'crop';
      /**
       * In time order, at least one; between two the window moves evenly, before the first and after the last it
       * stands.
       */
      points: CropPoint[];
    }
  /** The whole picture over its own blurred background. */
  | { kind: 'fit' };

export interface CropPoint extends CropWindow {
  atTicks: number;
}

/** Inside the picture; as shown it has the output's proportions. */
export interface CropWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}
