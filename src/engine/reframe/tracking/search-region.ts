import type { DetectedFace } from '../detect/detected-face.ts';
import type { Region } from '../frames/scale-region.ts';

/** Margins searched beside, and above and below, a face's expected place, in its own widths and heights. */
const marginBeside = 0.8;
const marginAbove = 0.48;

/** The detector's cost depends on the number of squares of this many pixels. */
const square = 32;

/** A part of an image, and the size in pixels at which it is searched. */
export interface SearchRegion {
  region: Region;
  width: number;
  height: number;
}

/** Where to search for a face that is expected at a place, in an image of this size. Pure. */
export function searchRegion(face: DetectedFace, { width, height }: { width: number; height: number }): SearchRegion {
  const across = span(face.left - face.width * marginBeside, face.width * (1 + 2 * marginBeside), width);
  const down = span(face.top - face.height * marginAbove, face.height * (1 + 2 * marginAbove), height);
  return {
    region: { left: across.start, top: down.start, width: across.length / width, height: down.length / height },
    width: across.length,
    height: down.length,
  };
}

/** A face found in a region, in shares of the whole image. */
export function toWholeImage(face: DetectedFace, region: Region): DetectedFace {
  const x = (share: number) => region.left + share * region.width;
  const y = (share: number) => region.top + share * region.height;
  return {
    score: face.score,
    left: x(face.left),
    width: face.width * region.width,
    top: y(face.top),
    height: face.height * region.height,
    mouth: { x: x(face.mouth.x), y: y(face.mouth.y) },
  };
}

/** Whole squares inside the image: its start as a share, and its length in pixels. */
function span(from: number, reach: number, whole: number): { start: number; length: number } {
  const length = Math.min(whole, Math.ceil((reach * whole) / square) * square);
  const middle = (from + reach / 2) * whole;
  return { start: Math.max(0, Math.min(whole - length, Math.round(middle - length / 2))) / whole, length };
}
