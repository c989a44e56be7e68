import type { VideoFacts } from '../../media/source-facts.ts';

/** A frame scaled down, in BT.709 limited range: black is 16, white 235. */
export interface SmallImage {
  /** Even, as the height is. */
  width: number;
  height: number;
  /** ffmpeg's yuv420p: brightness row by row, then one blue and one red difference value for each 2 × 2 pixels. */
  yuv: Uint8Array;
}

/** Enough pixels to show a mouth move in a face that is a tenth of the image wide; more would only cost time. */
const pixels = 384 * 216;
const maxSide = 480;

/** Size of the images that are analysed: even, in display orientation, with the source's proportions. */
export function smallImageSize({ displayWidth, displayHeight }: Pick<VideoFacts, 'displayWidth' | 'displayHeight'>): {
  width: number;
  height: number;
} {
  const scale = Math.min(
    1,
    Math.sqrt(pixels / (displayWidth * displayHeight)),
    maxSide / Math.max(displayWidth, displayHeight),
  );
  return { width: even(displayWidth * scale), height: even(displayHeight * scale) };
}

function even(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}
