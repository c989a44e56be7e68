import { baseDirection, bidiUnits, isShownAlike } from './bidi-units.ts';
import { type DrawableRun, drawableRuns, shapeText, startsRightToLeft } from './drawable-text.ts';
import type { Letters } from './letters.ts';

/** A word's shape at an em of 1: multiply by the em in pixels. y grows upwards from the baseline, x from the pen. */
export interface MeasuredWord {
  /** In reading order. */
  runs: MeasuredRun[];
  /** Where its letters are read from. */
  rightToLeft: boolean;
  /** What to draw before the text, unseen, where its own letters would give it another base direction. */
  directionMark: string;
  advance: number;
  ink: { left: number; right: number; top: number; bottom: number };
  /** libass's line box, the tallest of its runs: `\an5` centres on it. */
  ascent: number;
  descent: number;
}

export interface MeasuredRun extends DrawableRun {
  left: number;
  advance: number;
}

/** Measures a word drawn by itself with a base direction; null when no font has anything of it. */
export type Measure = (text: string, rightToLeft: boolean) => MeasuredWord | null;

/** null when no font has anything of it. */
export function measureWord(text: string, rightToLeft: boolean, letters: Letters): MeasuredWord | null {
  const drawable = drawableRuns(text, rightToLeft, letters);
  if (drawable.length === 0) return null;
  const ink = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  const measured = new Map<DrawableRun, MeasuredRun>();
  let left = 0;
  for (const run of [...drawable].sort((a, b) => a.place - b.place)) {
    const shaped = shapeText(run, run.text);
    ink.left = Math.min(ink.left, left + shaped.ink.left);
    ink.right = Math.max(ink.right, left + shaped.ink.right);
    ink.top = Math.max(ink.top, shaped.ink.top);
    ink.bottom = Math.min(ink.bottom, shaped.ink.bottom);
    measured.set(run, { ...run, left, advance: shaped.advance });
    left += shaped.advance;
  }
  return {
    runs: drawable.flatMap((run) => measured.get(run) ?? []),
    rightToLeft: startsRightToLeft(text) ?? false,
    directionMark: directionMark(drawable.map((run) => run.text).join(''), rightToLeft),
    advance: left,
    ink,
    ascent: Math.max(...drawable.map(({ face }) => face.ascent / face.unitsPerEm)),
    descent: Math.max(...drawable.map(({ face }) => face.descent / face.unitsPerEm)),
  };
}

/** libass goes by the first letter; U+200E and U+200F are letters that nobody sees. */
function directionMark(text: string, rightToLeft: boolean): string {
  if (isShownAlike(bidiUnits(text, 'auto'), bidiUnits(text, baseDirection(rightToLeft)))) return '';
  return rightToLeft ? '\u200f' : '\u200e';
}
