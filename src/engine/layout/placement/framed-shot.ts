import type { Box } from '../geometry/page-layout.ts';

/** A stretch of the output without a cut, and where faces are on its frame, in pixels. */
export interface FramedShot {
  startMs: number;
  endMs: number;
  samples: FramedSample[];
}

export interface FramedSample {
  atMs: number;
  faces: Box[];
}
