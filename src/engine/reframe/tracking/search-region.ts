import type { DetectedFace } from '../detect/detected-face.ts';
import type { Part } from '../frames/scale-region.ts';

/** Faces are looked for so many of their own widths and heights around where they are expected. */
const around = 0.8;
const aboveAndBelow = 0.48;

/** The detector's cost goes by squares of so many pixels. */
const square = 32;

/** A part of a picture, and the size in pixels at which it is searched. */
export interface Region {
  part: Part;
  width: number;
  height: number;
}

/** Where a face may be that is expected at a place, in a picture that is so large. Pure. */
export function regionAround(face: DetectedFace, { width, height }: { width: number; height: number }): Region {
  const across = span(face.left - face.width * around, face.width * (1 + 2 * around), width);
  const down = span(face.top - face.height * aboveAndBelow, face.height * (1 + 2 * aboveAndBelow), height);
  return {
    part: { left: across.start, top: down.start, width: across.length / width, height: down.length / height },
    ...{ width: across.length, height: down.length },
  };
}

/** A face seen in a part, as shares of the whole picture. */
export function inWhole(face: DetectedFace, part: Part): DetectedFace {
  const x = (share: number) => part.left + share * part.width;
  const y = (share: number) => part.top + share * part.height;
  return {
    score: face.score,
    ...{ left: x(face.left), width: face.width * part.width },
    ...{ top: y(face.top), height: face.height * part.height },
    mouth: { x: x(face.mouth.x), y: y(face.mouth.y) },
  };
}

/** Whole squares, inside the picture: where it begins as a share, and its length in pixels. */
function span(from: number, reach: number, whole: number): { start: number; length: number } {
  const length = Math.min(whole, Math.ceil((reach * whole) / square) * square);
  const middle = (from + reach / 2) * whole;
  return { start: Math.max(0, Math.min(whole - length, Math.round(middle - length / 2))) / whole, length };
}
