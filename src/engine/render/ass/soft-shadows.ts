import type { Box, Frame } from '../../layout/geometry/page-layout.ts';
import { firstTickOf, layers, px, timesOfLine } from './ass-event.ts';

/**
 * The soft shadows of captions, and black outlines, separated from the rest. They are large and do not move, and drawing them on every frame
 * costs more than all the letters. So they are drawn only when they change, on a strip of their own that is overlaid
 * below the letters. The strip is transparent except for black of any opacity.
 */
export interface SoftShadows extends ShadowStrip {
  /** libass script for a frame of the strip's size. */
  ass: string;
}

/** Where and when they are drawn. */
export interface ShadowStrip {
  /** Place of the strip in the frame; all values are even. */
  strip: { left: number; top: number; width: number; height: number };
  /** When the strip changes, in 1/90000 s of the video's clock; the first is the beginning of the window. */
  ticks: number[];
}

export interface SplitShadowsInput {
  /** A complete script, as `writeAssScript` writes it. */
  ass: string;
  /** The area that shadows may cover; null = unknown. */
  shadowBox: Box | null;
  frame: Frame;
  /** The window that is rendered, in 1/90000 s. */
  startTicks: number;
  endTicks: number;
}

/**
 * Takes what is black and does not move out of a script: shadows, and outlines where nothing but black is below the letters;
 * null if there are no shadows, or something is drawn below them. Pure.
 */
export function splitShadows(input: SplitShadowsInput): { captions: string; shadows: SoftShadows } | null {
  const strip = input.shadowBox && stripAround(input.shadowBox, input.frame);
  const lines = input.ass.split('\n');
  const isApart = belowLetters(lines);
  const shadows = lines.filter(isApart);
  if (!strip || shadows.length === 0 || lines.some((line) => line.startsWith('Dialogue: 0,'))) return null;
  const captions = lines.filter((line) => !isApart(line)).join('\n');
  const own = lines.filter((line) => !line.startsWith('Dialogue:') || isApart(line));
  const ass = own.map((line) => onStrip(line, strip)).join('\n');
  return { captions, shadows: { ass, strip, ticks: ticksOf(shadows, input) } };
}

/** Layer and style of an event below the letters. */
const lowEvent = new RegExp(`^Dialogue: ([${layers.shadow}-${layers.outline}]),[^,]*,[^,]*,([^,]*),`);

/**
 * Which lines are drawn apart. Black on black looks the same in any order, so outlines may go below shadows that move, but
 * not below anything in colour.
 */
function belowLetters(lines: string[]): (line: string) => boolean {
  const black = new Set(
    lines.flatMap((line) => /^Style: ([^,]*),[^,]*,[^,]*(?:,&H..000000){3},/.exec(line)?.[1] ?? []),
  );
  const isBlack = (line: string, style = '') => black.has(style) && !/\\[13]?c&/.test(line);
  const isOnlyBlack = lines.every((line) => {
    const event = lowEvent.exec(line);
    return !event || isBlack(line, event[2]);
  });
  return (line) => {
    const [, layer, style] = lowEvent.exec(line) ?? [];
    const isLowest = layer === String(layers.shadow) || isOnlyBlack;
    return layer !== undefined && isLowest && isBlack(line, style) && !/\\(t\(|i?clip|move|fad)/.test(line);
  };
}

function stripAround(box: Box, frame: Frame): SoftShadows['strip'] | null {
  const even = (length: number) => 2 * Math.floor(length / 2);
  const [left, top] = [even(Math.max(0, box.left)), even(Math.max(0, box.top))];
  const width = even(Math.min(frame.width, box.right + 2)) - left;
  const height = even(Math.min(frame.height, box.bottom + 2)) - top;
  return width >= 2 && height >= 2 ? { left, top, width, height } : null;
}

/** The line with positions relative to the strip's corner. */
function onStrip(line: string, { left, top, width, height }: SoftShadows['strip']): string {
  if (line.startsWith('PlayResX:')) return `PlayResX: ${width}`;
  if (line.startsWith('PlayResY:')) return `PlayResY: ${height}`;
  const moved = (_: string, x: string, y: string) => `\\pos(${px(Number(x) - left)},${px(Number(y) - top)})`;
  return line.replace(/\\pos\(([-\d.]+),([-\d.]+)\)/, moved);
}

function ticksOf(shadows: string[], { startTicks, endTicks }: SplitShadowsInput): number[] {
  const moments = shadows.flatMap((line) => Object.values(timesOfLine(line) ?? {})).map(firstTickOf);
  const first = Math.max(0, Math.floor(startTicks));
  const within = moments.filter((ticks) => ticks > first && ticks < endTicks);
  return [...new Set([first, ...within])].sort((a, b) => a - b);
}
