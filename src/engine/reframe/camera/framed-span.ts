import type { Shot } from '../face-map/face-map.ts';

/** Part of one shot framed in one way; times in milliseconds on the video's clock. */
export interface FramedSpan {
  startMs: number;
  endMs: number;
  /** The shot it belongs to; short shots are judged by the faces in them. */
  shot: Shot;
  framing: SpanFraming;
}

/** Crop windows in time order, or the whole frame. */
export type SpanFraming = { kind: 'crop'; points: WindowPoint[] } | { kind: 'fit' };

/** A crop window at a moment, in shares of the displayed frame. */
export interface WindowPoint {
  atMs: number;
  left: number;
  top: number;
  width: number;
  height: number;
}
