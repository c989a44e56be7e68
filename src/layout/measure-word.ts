import { type DrawableRun, drawableRuns, type FindFace, startsRightToLeft } from './drawable-text.ts';

/** A word's shape at an em of 1: multiply by the em in pixels. y grows upwards from the baseline, x from the pen. */
export interface MeasuredWord {
  runs: DrawableRun[];
  rightToLeft: boolean;
  advance: number;
  ink: { left: number; right: number; top: number; bottom: number };
  /** libass's line box, the tallest of its runs: `\an5` centres on it. */
  ascent: number;
  descent: number;
}

/** null when no font has anything of it. */
export function measureWord(text: string, findFace: FindFace): MeasuredWord | null {
  const runs = drawableRuns(text, findFace);
  if (runs.length === 0) return null;
  const rightToLeft = startsRightToLeft(text) ?? false;
  const ink = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  let advance = 0;
  for (const run of rightToLeft ? [...runs].reverse() : runs) {
    const shaped = run.face.shape(run.text, run.rightToLeft);
    const em = run.face.unitsPerEm;
    ink.left = Math.min(ink.left, advance + shaped.ink.left / em);
    ink.right = Math.max(ink.right, advance + shaped.ink.right / em);
    ink.top = Math.max(ink.top, shaped.ink.top / em);
    ink.bottom = Math.min(ink.bottom, shaped.ink.bottom / em);
    advance += shaped.advance / em;
  }
  return {
    runs,
    rightToLeft,
    advance,
    ink,
    ascent: Math.max(...runs.map(({ face }) => face.ascent / face.unitsPerEm)),
    descent: Math.max(...runs.map(({ face }) => face.descent / face.unitsPerEm)),
  };
}
