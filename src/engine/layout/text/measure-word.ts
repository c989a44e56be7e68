import { baseDirection, bidiUnits, isShownAlike } from './bidi-units.ts';
import { type DrawableRun, drawableRuns, shapeText, startsRightToLeft } from './drawable-text.ts';
import type { Letters } from './letters.ts';

/** A word's shape in ems. y grows upwards from the baseline, x from the pen position. */
export interface MeasuredWord {
  /** In reading order. */
  runs: MeasuredRun[];
  /** Reading direction of its letters. */
  rightToLeft: boolean;
  /** Invisible character to draw before the text, if its own letters would give it another base direction; else empty. */
  directionMark: string;
  advance: number;
  ink: { left: number; right: number; top: number; bottom: number };
  /** libass's line box, that of the tallest run: `\an5` centres on it. */
  ascent: number;
  descent: number;
}

interface MeasuredRun extends DrawableRun {
  left: number;
  advance: number;
}

/** Measures a word drawn by itself with a base direction; null if no font has any of its characters. */
export type Measure = (text: string, rightToLeft: boolean) => MeasuredWord | null;

/** Implements `Measure` with given letters. */
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
  for (const run of [...drawable].sort((a, b) => a.position - b.position)) {
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

/** libass takes the base direction from the first letter; U+200E and U+200F count as invisible letters. */
function directionMark(text: string, rightToLeft: boolean): string {
  if (isShownAlike(bidiUnits(text, 'auto'), bidiUnits(text, baseDirection(rightToLeft)))) return '';
  return rightToLeft ? '\u200f' : '\u200e';
}
