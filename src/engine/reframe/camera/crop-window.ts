import type { VideoFacts } from '../../media/source-facts.ts';
import type { Bars } from '../face-map/face-map.ts';
import type { CropWindow } from './camera-path.ts';

export type DisplaySize = Pick<VideoFacts, 'displayWidth' | 'displayHeight'>;

/** A frame, and the bars that windows stay off; absent = none. */
export interface SizeWithBars extends DisplaySize {
  bars?: Bars;
}

/** Width and height as shares of the frame. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Of the vertical output. */
const aspectRatio = 9 / 16;

/** Whether a frame is 9:16 within a pixel; it is then not cropped at all. */
export function isVertical({ displayWidth, displayHeight }: DisplaySize): boolean {
  return Math.abs(displayWidth - displayHeight * aspectRatio) <= 1;
}

/** Content between bars counts as wide as a window if it is narrower or wider by at most this share. */
const widthTolerance = 0.08;

const noBars: Bars = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * The largest 9:16 window, no higher than the content between bars, divided by the zoom (at least 1). Where that content
 * is a little narrower than the window, the window becomes as narrow as the content.
 */
export function windowSize(shown: SizeWithBars, zoom = 1): WindowSize {
  const { width, height } = largestWindow(shown);
  const content = contentSize(shown).width / width;
  const divisor = content < 1 && content >= 1 - widthTolerance ? zoom / content : zoom;
  return { width: width / divisor, height: height / divisor };
}

/** Whether one window shows all, or nearly all, of the content between bars. */
export function showsAllBetweenBars(shown: SizeWithBars): boolean {
  const [content, window] = [contentSize(shown), largestWindow(shown)];
  const fits = (side: keyof WindowSize) => content[side] <= window[side] * (1 + widthTolerance);
  return shown.bars !== undefined && fits('width') && fits('height');
}

/** The first and last place at which a window may begin, along one axis. */
interface StartRange {
  first: number;
  last: number;
}

/** Where windows may begin: between the bars, or only centred on the content if that is smaller than the window. */
export function windowStarts(
  { width, height }: WindowSize,
  { left, right, top, bottom }: Bars = noBars,
): { across: StartRange; down: StartRange } {
  return { across: startsBetween(left, 1 - right, width), down: startsBetween(top, 1 - bottom, height) };
}

function startsBetween(first: number, end: number, length: number): StartRange {
  if (first <= end - length) return { first, last: end - length };
  const middle = inside((first + end - length) / 2, { first: 0, last: 1 - length });
  return { first: middle, last: middle };
}

/** A window of this size around a point, moved only as far as needed to be inside the frame and off its bars. */
export function windowAround({ x, y }: { x: number; y: number }, size: WindowSize, bars?: Bars): CropWindow {
  const { across, down } = windowStarts(size, bars);
  return { left: inside(x - size.width / 2, across), top: inside(y - size.height / 2, down), ...size };
}

function largestWindow(shown: SizeWithBars): WindowSize {
  const { displayWidth, displayHeight } = shown;
  const width = Math.min(1, (displayHeight * aspectRatio) / displayWidth);
  const height = Math.min(1, displayWidth / aspectRatio / displayHeight);
  const divisor = Math.max(1, height / contentSize(shown).height);
  return { width: width / divisor, height: height / divisor };
}

function contentSize({ bars = noBars }: SizeWithBars): WindowSize {
  return { width: 1 - bars.left - bars.right, height: 1 - bars.top - bars.bottom };
}

function inside(start: number, { first, last }: StartRange): number {
  return Math.max(first, Math.min(last, start));
}
