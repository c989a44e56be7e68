import type { VideoFacts } from '../media/source-facts.ts';
import type { CropWindow } from './camera-path.ts';
import type { SideBars } from './face-map.ts';

export type ShownSize = Pick<VideoFacts, 'displayWidth' | 'displayHeight'>;

/** A picture, and the bars that windows keep off; absent = none. */
export interface BarredSize extends ShownSize {
  bars?: SideBars;
}

/** Width and height as shares of the picture. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Of the upright output. */
const proportion = 9 / 16;

/** A picture that is 9:16 within a pixel is not cropped at all. */
export function isUpright({ displayWidth, displayHeight }: ShownSize): boolean {
  return Math.abs(displayWidth - displayHeight * proportion) <= 1;
}

/** What is between bars and so much narrower or wider than a window is about as wide. */
const aboutShare = 0.08;

/**
 * The 9:16 window that shows as much of the picture as can be, made smaller by the zoom (at least 1). What is between
 * bars and a little narrower than that is filled by a window as narrow.
 */
export function windowSize(shown: BarredSize, zoom = 1): WindowSize {
  const { width, height } = largestWindow(shown);
  const content = contentWidth(shown) / width;
  const smaller = content < 1 && content >= 1 - aboutShare ? zoom / content : zoom;
  return { width: width / smaller, height: height / smaller };
}

/** Whether one window shows all that is between the bars, or nearly. */
export function showsAllBetweenBars(shown: BarredSize): boolean {
  return shown.bars !== undefined && contentWidth(shown) <= largestWindow(shown).width * (1 + aboutShare);
}

/** Where windows of a width may begin: between the bars, or only in the middle of what is there, if that is narrower. */
export function windowStarts(width: number, bars: SideBars = { left: 0, right: 0 }): { first: number; last: number } {
  const [first, last] = [bars.left, 1 - bars.right - width];
  if (first <= last) return { first, last };
  const middle = inside((first + last) / 2, { first: 0, last: 1 - width });
  return { first: middle, last: middle };
}

/** A window of this size around a point, moved as far as it has to be inside the picture, and off its bars. */
export function windowAround(
  { x, y }: { x: number; y: number },
  { width, height }: WindowSize,
  bars?: SideBars,
): CropWindow {
  return {
    left: inside(x - width / 2, windowStarts(width, bars)),
    top: inside(y - height / 2, windowStarts(height)),
    width,
    height,
  };
}

function largestWindow({ displayWidth, displayHeight }: ShownSize): WindowSize {
  return {
    width: Math.min(1, (displayHeight * proportion) / displayWidth),
    height: Math.min(1, displayWidth / proportion / displayHeight),
  };
}

function contentWidth({ bars }: BarredSize): number {
  return bars ? 1 - bars.left - bars.right : 1;
}

function inside(start: number, { first, last }: { first: number; last: number }): number {
  return Math.max(first, Math.min(last, start));
}
