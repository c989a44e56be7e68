/** A face as the detector sees it in one image. Places are shares of the image, 0 to 1 from the top left. */
export interface DetectedFace {
  /** Confidence, 0 to 1. */
  score: number;
  /** The box reaches from hair to chin. */
  left: number;
  top: number;
  width: number;
  height: number;
  mouth: { x: number; y: number };
}

/** Bytes of red, green and blue, row by row. */
export interface RgbImage {
  width: number;
  height: number;
  rgb: Uint8Array;
}
