/** The corners of a frame, the usual one first. */
export const watermarkCorners = ['top-right', 'top-left', 'bottom-left', 'bottom-right'] as const;
export type WatermarkCorner = (typeof watermarkCorners)[number];

/** A picture in a corner of the video. The engine chooses what is left out. */
export interface Watermark {
  /** `upload://<id>` of a picture; for the command line, a file. */
  picture: string;
  /** Default: the one with the fewest faces and captions. */
  corner?: WatermarkCorner;
  /** 0 = invisible, 1 = opaque. */
  opacity?: number;
  /** Its width as a share of the frame's. */
  size?: number;
}

/** What is left out. */
export const watermarkDefaults = { opacity: 0.85, size: 0.16 } as const;

export const watermarkLimits = {
  bytes: 2 * 1024 ** 2,
  /** Of a side, in pixels. */
  side: 4096,
  size: { min: 0.03, max: 0.5 },
} as const;
