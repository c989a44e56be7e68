import { softShadow } from '../../layout/geometry/caption-motion.ts';
import type { Box, Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { px } from './ass-event.ts';
import { parseAssTime } from './ass-time.ts';

/**
 * The soft shadows of captions, apart from the rest: large and at rest, they cost more than all the letters where
 * libass lays them on every picture anew. So they are drawn only when they change, on a strip of their own that is laid
 * under the letters; the strip is clear but for black of some opacity.
 */
export interface SoftShadows {
  /** libass script for a picture as large as the strip. */
  ass: string;
  /** Where the strip stands on the frame; all of it even. */
  strip: { left: number; top: number; width: number; height: number };
  /** When the strip changes, in 1/90000 s of the video's clock; the first at the beginning of the window. */
  ticks: number[];
  /** Of the shadows where they are darkest, 0–1. */
  opacity: number;
}

export interface SplitShadowsInput {
  /** A whole script, as `writeAssScript` writes it. */
  ass: string;
  /** Where shadows may reach; null = unknown. */
  shadowBox: Box | null;
  frame: Frame;
  /** The window that is rendered, in 1/90000 s. */
  startTicks: number;
  endTicks: number;
}

/**
 * Takes the shadows that stand still out of a script; null where there are none, or something lies below them. Pure.
 */
export function splitShadows(input: SplitShadowsInput): { captions: string; shadows: SoftShadows } | null {
  const strip = input.shadowBox && stripAround(input.shadowBox, input.frame);
  const lines = input.ass.split('\n');
  const shadows = lines.filter(isStillShadow);
  if (!strip || shadows.length === 0 || lines.some((line) => line.startsWith('Dialogue: 0,'))) return null;
  const captions = lines.filter((line) => !isStillShadow(line)).join('\n');
  const own = lines.filter((line) => !line.startsWith('Dialogue:') || isStillShadow(line));
  const opacity = 1 - softShadow.alpha / 255;
  return {
    captions,
    shadows: {
      ass: own.map((line) => onStrip(line, strip)).join('\n'),
      strip,
      ticks: ticksOf(shadows, input),
      opacity,
    },
  };
}

/** Of the one style that is black and as strong as the soft shadow; nothing of it moves, fades or is cut off. */
function isStillShadow(line: string): boolean {
  return /^Dialogue: 1,[^,]*,[^,]*,Shadow,/.test(line) && !/\\(t\(|i?clip|move|fad|[1-4]?a(lpha)?&)/.test(line);
}

function stripAround(box: Box, frame: Frame): SoftShadows['strip'] | null {
  const even = (length: number) => 2 * Math.floor(length / 2);
  const [left, top] = [even(Math.max(0, box.left)), even(Math.max(0, box.top))];
  const width = even(Math.min(frame.width, box.right + 2)) - left;
  const height = even(Math.min(frame.height, box.bottom + 2)) - top;
  return width >= 2 && height >= 2 ? { left, top, width, height } : null;
}

/**
 * The same places as seen from the strip's corner. Opaque, since libass would count the opacity of clear ground twice.
 */
function onStrip(line: string, { left, top, width, height }: SoftShadows['strip']): string {
  if (line.startsWith('PlayResX:')) return `PlayResX: ${width}`;
  if (line.startsWith('PlayResY:')) return `PlayResY: ${height}`;
  if (line.startsWith('Style: Shadow,')) return line.replace(/&H[0-9A-F]{2}000000/g, (colour) => opaque(colour));
  const moved = (_: string, x: string, y: string) => `\\pos(${px(Number(x) - left)},${px(Number(y) - top)})`;
  return line.replace(/\\pos\(([-\d.]+),([-\d.]+)\)/, moved);
}

/** The clear fill stays clear. */
function opaque(colour: string): string {
  return colour.startsWith('&HFF') ? colour : '&H00000000';
}

function ticksOf(shadows: string[], { startTicks, endTicks }: SplitShadowsInput): number[] {
  const moments = shadows.flatMap((line) => line.split(',', 3).slice(1).map(parseAssTime)).map(seenFrom);
  const first = Math.max(0, Math.floor(startTicks));
  const within = moments.filter((ticks) => ticks > first && ticks < endTicks);
  return [...new Set([first, ...within])].sort((a, b) => a - b);
}

/** The first tick at which libass sees a moment: ffmpeg tells it whole milliseconds, reckoned like this and cut off. */
function seenFrom(ms: number): number {
  let ticks = Math.ceil((ms * ticksPerSecond) / 1000);
  while (Math.floor(ticks * (1 / ticksPerSecond) * 1000) < ms) ticks += 1;
  return ticks;
}
