import { ticksPerSecond } from '../../media/timing/video-clock.ts';

/** Something that libass draws for some time. */
export interface AssEvent {
  /** Higher layers are drawn above lower ones: see `layers`. */
  layer: number;
  startMs: number;
  endMs: number;
  /** Name of an `AssStyle` of the script. */
  style: string;
  /** Override tags for the whole event, such as `\pos(…)`. */
  tags: string;
  /** Text (escaped) or drawing commands. */
  text: string;
}

/** Colours in libass's notation (`assColour`). */
export interface AssStyle {
  name: string;
  fill: string;
  border: string;
}

/** From the bottom up. In all styles every shadow is below every outline, and every outline below every fill. */
export const layers = { back: 0, shadow: 1, under: 2, outline: 3, over: 4, fill: 5, front: 6 } as const;

export const clear = '&HFF000000';

export function styleLine({ name, fill, border }: AssStyle): string {
  // encoding -1: libass takes a word's direction from its own letters
  return `Style: ${name},Arial,20,${fill},${fill},${border},${clear},0,0,0,0,100,100,0,0,1,0,0,5,0,0,0,-1`;
}

/** Empty for an event that is too short for libass's time resolution. */
export function eventLine({ layer, startMs, endMs, style, tags, text }: AssEvent): string {
  const [start, end] = [assTime(startMs), assTime(endMs)];
  if (endMs <= startMs || start === end) return '';
  return `Dialogue: ${layer},${start},${end},${style},,0,0,0,,{${tags}}${text}\n`;
}

export function position(x: number, y: number): string {
  return `\\pos(${px(x)},${px(y)})`;
}

/** @param factor 1 = original size */
export function scale(factor: number): string {
  return `\\fscx${px(factor * 100)}\\fscy${px(factor * 100)}`;
}

/** Rounds to two decimals, which is finer than libass positions anything. */
export function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Escapes text so that libass never reads it as a command. Braces have an escape. A backslash has none, so an invisible
 * word joiner separates it from what follows.
 */
export function assText(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/\\/g, '\\\u2060')
    .replace(/[{}]/g, (brace) => `\\${brace}`);
}

/** `H:MM:SS.cc`, rounded to libass's hundredths. Adjacent events stay adjacent. */
function assTime(timeMs: number): string {
  const hundredths = Math.max(0, Math.round(timeMs / 10));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(hundredths / 360_000);
  return `${hours}:${two((hundredths / 6000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

/** The inverse of `assTime`, in milliseconds. */
function parseAssTime(text = ''): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** When a line `Dialogue: Layer,Start,End,…` of a script is shown; null for every other line. */
export function timesOfLine(line: string): { startMs: number; endMs: number } | null {
  if (!line.startsWith('Dialogue:')) return null;
  const [, start, end] = line.split(',', 3);
  return { startMs: parseAssTime(start), endMs: parseAssTime(end) };
}

/**
 * The first tick that libass counts as this moment: ffmpeg passes it whole milliseconds, rounded down from floats (see
 * `time_ms` in ffmpeg's vf_subtitles.c).
 */
export function firstTickOf(ms: number): number {
  const ticks = Math.ceil((ms * ticksPerSecond) / 1000);
  return Math.floor(ticks * (1 / ticksPerSecond) * 1000) < ms ? ticks + 1 : ticks;
}
