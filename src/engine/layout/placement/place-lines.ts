import { boundingBox } from '../geometry/boxes.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { Box, PlacedWord } from '../geometry/page-layout.ts';
import type { BrokenLines } from '../text/break-lines.ts';
import type { SizedWord, WordPadding } from '../text/sized-word.ts';
import { linePitch } from './block-place.ts';
import { placeLine } from './place-line.ts';

export interface PlaceLinesInput {
  broken: BrokenLines;
  geometry: CaptionGeometry;
  space: WordPadding;
  /** Of the letters' block. */
  centreY: number;
}

/** Sets broken lines one below the other around a height, in the middle of the frame's width. */
export function placeLines(input: PlaceLinesInput): { words: PlacedWord[]; lines: Box[] } {
  const { broken, geometry, space, centreY } = input;
  const emPx = geometry.emPx * broken.scale;
  const capHeight = geometry.capHeightPx / geometry.emPx;
  const pitchPx = pitch(broken.lines, space, capHeight) * emPx;
  const firstBaseline = centreY + (capHeight * emPx - (broken.lines.length - 1) * pitchPx) / 2;
  const placed = broken.lines.map((line, index) =>
    placeLine(line, {
      emPx,
      space,
      capHeight,
      centreX: geometry.frame.width / 2,
      baselineY: firstBaseline + index * pitchPx,
    }),
  );
  const lines = placed.flatMap((line) => boundingBox(line.map(({ plate }) => plate)) ?? []);
  return { words: placed.flat(), lines: space.look.plate?.around === 'line' ? meeting(lines) : lines };
}

/** Lines stand apart at least so far that tall marks, deep tails and what is painted around them never meet. In ems. */
function pitch(lines: SizedWord[][], { outline, look }: WordPadding, capHeight: number): number {
  const fall = Math.max(0, ...shapes(lines.slice(0, -1)).map(({ ink }) => -ink.bottom));
  const rise = Math.max(0, ...shapes(lines.slice(1)).map(({ ink }) => ink.top));
  const letters = (fall + rise) * look.peakScale + outline + look.drop.y + 0.1;
  if (!look.plate) return Math.max(linePitch, letters);
  const { top, bottom } = look.plate;
  const needed = look.plate.around === 'line' ? top + bottom : Math.max(top, bottom) + outline + 0.06;
  return Math.max(linePitch, letters, fall + Math.max(capHeight, rise) + needed);
}

function shapes(lines: SizedWord[][]) {
  return lines.flat().map(({ shape }) => shape);
}

/** Where one line's box ends the next one's begins. */
function meeting(lines: Box[]): Box[] {
  const borders = lines.slice(1).map((line, index) => ((lines[index]?.bottom ?? line.top) + line.top) / 2);
  return lines.map((line, index) => ({
    ...line,
    top: borders[index - 1] ?? line.top,
    bottom: borders[index] ?? line.bottom,
  }));
}
