import type { Box, Frame } from '../../layout/geometry/page-layout.ts';
import type { Fraction } from '../../media/source-facts.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { firstTickOf, layers, px, timesOfLine } from './ass-event.ts';
import { movedBy, movementsOf, reachOf } from './event-movement.ts';

/**
 * A part of the captions that is drawn on a picture of its own, which is overlaid below all other letters. It is drawn anew
 * only when it changes. ffmpeg draws what libass makes pixel by pixel, on every frame, and overlays pictures many pixels at once.
 */
export interface CaptionStrip {
  /** Place of the strip in the frame; all values are even, and lengths multiples of four. */
  area: { left: number; top: number; width: number; height: number };
  /** When it changes, in 1/90000 s of the video's clock; the first is the beginning of the window. */
  ticks: number[];
  /** Nothing on it but black, of any opacity. */
  isBlack: boolean;
  /** It is drawn so many times smaller than it is shown: soft edges look the same. */
  shrunk: 1 | 2;
}

/** A strip with its libass script. */
export interface ScriptStrip extends CaptionStrip {
  ass: string;
}

export interface SplitStripsInput {
  /** A complete script, as `writeAssScript` writes it. */
  ass: string;
  /** The area that soft shadows and glows cover when they stand still; null = unknown. */
  shadowBox: Box | null;
  frame: Frame & { frameRate: Fraction };
  /** The window that is rendered, in 1/90000 s. */
  startTicks: number;
  endTicks: number;
  /** When frames are repeated, in 1/90000 s; ascending. */
  repeats: number[];
}

/**
 * Takes out of a script what is drawn apart, from the bottom up: soft shadows with coloured lights, and black outlines. What
 * is black is taken only as far as it stands still: black on black looks the same in any order, and a strip that changes with
 * every frame saves nothing. No strips if there is nothing soft, or something is drawn below it. Pure.
 */
export function splitStrips(input: SplitStripsInput): { captions: string; strips: ScriptStrip[] } {
  const lines = input.ass.split('\n');
  const allSoft = lines.filter((line) => softEvent.test(line));
  if (!input.shadowBox || allSoft.length === 0 || lines.some((line) => line.startsWith(`Dialogue: ${layers.back},`)))
    return { captions: input.ass, strips: [] };
  const isBlack = blackIn(lines);
  const isStill = (line: string) => !/\\(t\(|i?clip|move|fad)/.test(line);
  const hasColour = !allSoft.every(isBlack);
  const isSoft = (line: string) => softEvent.test(line) && (hasColour || isStill(line));
  const isHard = (line: string) => outline.test(line) && isBlack(line) && isStill(line);
  const shared = { ...input, lines, isBlack, shadowBox: input.shadowBox };
  const strips = [stripOf(isSoft, shared, shrinkOf(allSoft)), stripOf(isHard, shared, 1)].filter(
    (strip) => strip !== null,
  );
  return { captions: lines.filter((line) => !isSoft(line) && !isHard(line)).join('\n'), strips };
}

const softEvent = new RegExp(`^Dialogue: [${layers.shadow}${layers.under}],.*\\\\blur`);
const outline = new RegExp(`^Dialogue: ${layers.outline},`);

/** Which lines draw in black only. */
function blackIn(lines: string[]): (line: string) => boolean {
  const black = new Set(
    lines.flatMap((line) => /^Style: ([^,]*),[^,]*,[^,]*(?:,&H..000000){3},/.exec(line)?.[1] ?? []),
  );
  return (line) => black.has(line.split(',', 4)[3] ?? '') && !/\\[1-4]?c&/.test(line);
}

/** At half the size, an edge with at least this blur still looks the same. */
const minBlurPx = 2;

function shrinkOf(soft: string[]): CaptionStrip['shrunk'] {
  return soft.every((line) => Number(/\\blur([\d.]+)/.exec(line)?.[1]) >= minBlurPx) ? 2 : 1;
}

interface Script extends SplitStripsInput {
  lines: string[];
  shadowBox: Box;
  isBlack: (line: string) => boolean;
}

function stripOf(isOwn: (line: string) => boolean, script: Script, shrunk: CaptionStrip['shrunk']): ScriptStrip | null {
  const { lines, frame, isBlack } = script;
  const own = lines.filter(isOwn);
  const area = areaAround(withReach(script.shadowBox, own), frame);
  if (own.length === 0 || !area) return null;
  const kept = lines.filter((line) => !line.startsWith('Dialogue:') || isOwn(line));
  const ass = kept.map((line) => onStrip(line, area)).join('\n');
  return { ass, area, ticks: ticksOf(own, script), isBlack: own.every(isBlack), shrunk };
}

function withReach(box: Box, own: string[]): Box {
  const reach = reachOf(own, { width: box.right - box.left, height: box.bottom - box.top });
  return {
    left: box.left - reach.left,
    top: box.top - reach.top,
    right: box.right + reach.right,
    bottom: box.bottom + reach.bottom,
  };
}

function areaAround(box: Box, frame: Frame): CaptionStrip['area'] | null {
  const [left, width] = spanAround(box.left, box.right, frame.width);
  const [top, height] = spanAround(box.top, box.bottom, frame.height);
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Start and length of a span in the frame: the length is a multiple of four, so that it can be drawn smaller. */
function spanAround(from: number, to: number, frameLength: number): [start: number, length: number] {
  const end = Math.min(frameLength, to + 2);
  const start = 2 * Math.floor(Math.max(0, from) / 2);
  const length = 4 * Math.ceil((end - start) / 4);
  if (start + length <= frameLength) return [start, length];
  const earlier = Math.max(0, 2 * Math.floor((frameLength - length) / 2));
  return [earlier, 4 * Math.floor((frameLength - earlier) / 4)];
}

/** The line with positions relative to the strip's corner. */
function onStrip(line: string, { left, top, width, height }: CaptionStrip['area']): string {
  if (line.startsWith('PlayResX:')) return `PlayResX: ${width}`;
  if (line.startsWith('PlayResY:')) return `PlayResY: ${height}`;
  return line.startsWith('Dialogue:') ? movedBy(line, -left, -top, px) : line;
}

/**
 * When events begin and end, and while they move, when frames begin. Frames whose times are irregular show a movement by up to
 * one frame late.
 */
function ticksOf(own: string[], { startTicks, endTicks, frame, repeats }: SplitStripsInput): number[] {
  const first = Math.max(0, Math.floor(startTicks));
  const ticks = new Set([first]);
  const add = (tick: number) => {
    if (tick > first && tick < endTicks) ticks.add(tick);
  };
  const frameTicks = (ticksPerSecond * frame.frameRate.den) / frame.frameRate.num;
  for (const line of own) {
    for (const ms of Object.values(timesOfLine(line) ?? {})) add(firstTickOf(ms));
    for (const { startMs, endMs } of movementsOf(line)) {
      const from = Math.max(first, firstTickOf(startMs));
      const to = Math.min(endTicks, firstTickOf(endMs));
      for (let index = Math.ceil(from / frameTicks); index * frameTicks < to; index++)
        add(Math.floor(index * frameTicks));
      add(to);
    }
  }
  for (const tick of repeats) add(Math.floor(tick));
  return [...ticks].sort((a, b) => a - b);
}
