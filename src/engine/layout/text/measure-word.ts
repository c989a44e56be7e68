import { splitGraphemes } from '../../../infra/segments.ts';
import { type Ink, inkAround, noInk } from '../fonts/font-face.ts';
import type { CaretStop } from '../geometry/page-layout.ts';
import { baseDirection, bidiUnits, isShownAlike } from './bidi-units.ts';
import { type DrawableRun, drawableRuns, type Letters, shapeText, startsRightToLeft } from './drawable-text.ts';

/** A word's shape in ems. y grows upwards from the baseline, x from the pen position. */
export interface MeasuredWord {
  /** In reading order. */
  runs: MeasuredRun[];
  /** Reading direction of its letters. */
  rightToLeft: boolean;
  /** Invisible character to draw before the text, if its own letters would give it another base direction; else empty. */
  directionMark: string;
  advance: number;
  ink: Ink;
  /** libass's line box, that of the tallest run: `\an5` centres on it. */
  ascent: number;
  descent: number;
  /** How much larger it is than the text around it. All lengths include it, except the spacing of runs. */
  scale: number;
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
  let ink = noInk;
  const measured = new Map<DrawableRun, MeasuredRun>();
  let left = 0;
  for (const run of [...drawable].sort((a, b) => a.position - b.position)) {
    const shaped = shapeText(run, run.text);
    ink = inkAround(ink, { ...shaped.ink, left: left + shaped.ink.left, right: left + shaped.ink.right });
    measured.set(run, { ...run, left, advance: shaped.advance });
    left += shaped.advance;
  }
  return {
    runs: drawable.flatMap((run) => measured.get(run) ?? []),
    rightToLeft: startsRightToLeft(text) ?? false,
    directionMark: directionMark(drawable.map((run) => run.text).join(''), rightToLeft),
    advance: left,
    ink,
    ascent: largest(drawable, ({ face }) => face.ascent / face.unitsPerEm),
    descent: largest(drawable, ({ face }) => face.descent / face.unitsPerEm),
    scale: 1,
  };
}

/** The word drawn larger or smaller on the same baseline. Outlines and what else is painted around it keep their size. */
export function scaleWord(word: MeasuredWord, scale: number): MeasuredWord {
  if (scale === 1) return word;
  const { ink, runs } = word;
  return {
    ...word,
    runs: runs.map((run) => ({ ...run, left: run.left * scale, advance: run.advance * scale })),
    advance: word.advance * scale,
    ink: { left: ink.left * scale, right: ink.right * scale, top: ink.top * scale, bottom: ink.bottom * scale },
    ascent: word.ascent * scale,
    descent: word.descent * scale,
    scale: word.scale * scale,
  };
}

function largest(runs: DrawableRun[], lengthOf: (run: DrawableRun) => number): number {
  return runs.reduce((most, run) => Math.max(most, lengthOf(run)), Number.NEGATIVE_INFINITY);
}

/** libass takes the base direction from the first letter; U+200E and U+200F count as invisible letters. */
function directionMark(text: string, rightToLeft: boolean): string {
  if (isShownAlike(bidiUnits(text, 'auto'), bidiUnits(text, baseDirection(rightToLeft)))) return '';
  return rightToLeft ? '\u200f' : '\u200e';
}

/**
 * Cursor positions before the first letter and after each, in reading order, in ems from the pen's start. In scripts with
 * joined letters, a position is the end of the text typed so far. Letter spacing begins behind a position.
 */
export function caretStops({ runs, rightToLeft, scale }: MeasuredWord): CaretStop[] {
  const [first] = runs;
  const stops: CaretStop[] = first
    ? [{ x: rightToLeft ? first.left + first.advance - first.spacing * scale : first.left, rightToLeft }]
    : [];
  for (const run of runs) {
    const { text, left, advance, rightToLeft: runRightToLeft } = run;
    const graphemes = splitGraphemes(text);
    for (let count = 1; count <= graphemes.length; count++) {
      const typed = shapeText(run, graphemes.slice(0, count).join('')).advance * scale;
      stops.push({
        x: runRightToLeft ? left + advance - typed : left + typed - run.spacing * scale,
        rightToLeft: runRightToLeft,
      });
    }
  }
  return stops;
}
