/** A face as the detector sees it in one picture; places as shares of the picture, 0 to 1 from the top left. */
export interface DetectedFace {
  /** 0 to 1. */
  score: number;
  /** From hair to chin. */
  left: number;
  top: number;
  width: number;
  height: number;
  mouth: { x: number; y: number };
}

/** Bytes of red, green and blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}
