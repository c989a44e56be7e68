/** What of the picture is kept where a video is made upright. */
export type Framing = FramingWord | FramingPoint[];

/**
 * `auto` keeps the people in the picture, `centre` keeps its middle, `fit` shows the whole picture over its own blurred
 * background; the first is the default.
 */
export const framingWords = ['auto', 'centre', 'fit'] as const;
export type FramingWord = (typeof framingWords)[number];

/**
 * Where the caller wants the window to be at a moment. Between two points it moves evenly; two at one moment are a cut.
 */
export interface FramingPoint {
  atMs: number;
  /**
   * The window's middle, as shares of the picture (0 to 1, origin top left). It is moved as far as it has to be inside.
   */
  x: number;
  y: number;
  /** 1 = as much of the picture as fits; 2 = half as wide and high. */
  zoom: number;
}

/** Enlarging more than this shows single pixels of most sources. */
export const largestZoom = 4;
