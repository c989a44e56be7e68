import type { VideoFacts } from '../../media/source-facts.ts';
import type { Bars } from '../face-map/face-map.ts';
import type { CropWindow } from './camera-path.ts';

export type ShownSize = Pick<VideoFacts, 'displayWidth' | 'displayHeight'>;

/** A picture, and the bars that windows keep off; absent = none. */
export interface BarredSize extends ShownSize {
  bars?: Bars;
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

const noBars: Bars = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * The 9:16 window that shows as much of the picture as can be, no higher than what is between bars, and made smaller by
 * the zoom (at least 1). What is between bars and a little narrower than that is filled by a window as narrow.
 */
export function windowSize(shown: BarredSize, zoom = 1): WindowSize {
  const { width, height } = largestWindow(shown);
  const content = contentSize(shown).width / width;
  const smaller = content < 1 && content >= 1 - aboutShare ? zoom / content : zoom;
  return { width: width / smaller, height: height / smaller };
}

/** Whether one window shows all that is between the bars, or nearly. */
export function showsAllBetweenBars(shown: BarredSize): boolean {
  const [content, window] = [contentSize(shown), largestWindow(shown)];
  const isAbout = (side: keyof WindowSize) => content[side] <= window[side] * (1 + aboutShare);
  return shown.bars !== undefined && isAbout('width') && isAbout('height');
}

/** How far the left or upper edge of a window can go. */
interface Starts {
  first: number;
  last: number;
}

/** Where windows may begin: between the bars, or only in the middle of what is there, if that is smaller. */
export function windowStarts(
  { width, height }: WindowSize,
  { left, right, top, bottom }: Bars = noBars,
): { across: Starts; down: Starts } {
  return { across: startsBetween(left, 1 - right, width), down: startsBetween(top, 1 - bottom, height) };
}

function startsBetween(first: number, end: number, length: number): Starts {
  if (first <= end - length) return { first, last: end - length };
  const middle = inside((first + end - length) / 2, { first: 0, last: 1 - length });
  return { first: middle, last: middle };
}

/** A window of this size around a point, moved as far as it has to be inside the picture, and off its bars. */
export function windowAround({ x, y }: { x: number; y: number }, size: WindowSize, bars?: Bars): CropWindow {
  const { across, down } = windowStarts(size, bars);
  return { left: inside(x - size.width / 2, across), top: inside(y - size.height / 2, down), ...size };
}

function largestWindow(shown: BarredSize): WindowSize {
  const { displayWidth, displayHeight } = shown;
  const width = Math.min(1, (displayHeight * proportion) / displayWidth);
  const height = Math.min(1, displayWidth / proportion / displayHeight);
  const smaller = Math.max(1, height / contentSize(shown).height);
  return { width: width / smaller, height: height / smaller };
}

function contentSize({ bars = noBars }: BarredSize): WindowSize {
  return { width: 1 - bars.left - bars.right, height: 1 - bars.top - bars.bottom };
}

function inside(start: number, { first, last }: Starts): number {
  return Math.max(first, Math.min(last, start));
}
