import { assTime } from './ass-time.ts';

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
