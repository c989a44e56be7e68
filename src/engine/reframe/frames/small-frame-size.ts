import type { ShownSize } from '../camera/crop-window.ts';

/** So many pixels show a mouth move in a face that is a tenth of the picture wide; more would only cost. */
const pixels = 384 * 216;
const longestSide = 480;

/** Of the pictures that are looked at: even, upright, in the source's proportions. */
export function lookSize({ displayWidth, displayHeight }: ShownSize): { width: number; height: number } {
  const scale = Math.min(
    1,
    Math.sqrt(pixels / (displayWidth * displayHeight)),
    longestSide / Math.max(displayWidth, displayHeight),
  );
  return { width: even(displayWidth * scale), height: even(displayHeight * scale) };
}

function even(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}
