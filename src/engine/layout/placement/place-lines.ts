import { boundingBox } from '../geometry/boxes.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { Box, PlacedWord } from '../geometry/page-layout.ts';
import type { BrokenLines } from '../text/break-lines.ts';
import type { SizedWord, WordPadding } from '../text/sized-word.ts';
import { linePitch } from './block-place.ts';
import { placeLine } from './place-line.ts';

interface PlaceLinesInput {
  broken: BrokenLines;
  geometry: CaptionGeometry;
  padding: WordPadding;
  /** Centre of the text block. */
  centreY: number;
}

/** Places lines below each other, centred around `centreY` and in the middle of the frame's width. */
export function placeLines(input: PlaceLinesInput): { words: PlacedWord[]; lines: Box[] } {
  const { broken, geometry, padding, centreY } = input;
  const emPx = geometry.emPx * broken.scale;
  const capHeight = geometry.capHeightPx / geometry.emPx;
  const pitchPx = pitch(broken.lines, padding, capHeight) * emPx;
  const firstBaseline = centreY + (capHeight * emPx - (broken.lines.length - 1) * pitchPx) / 2;
  const placed = broken.lines.map((line, index) =>
    placeLine(line, {
      emPx,
      padding,
      capHeight,
      centreX: geometry.frame.width / 2,
      baselineY: firstBaseline + index * pitchPx,
    }),
  );
  const lines = placed.flatMap((line) => boundingBox(line.map(({ plate }) => plate)) ?? []);
  return { words: placed.flat(), lines: padding.extents.plate?.around === 'line' ? joinEdges(lines) : lines };
}

/** Distance of baselines in ems, so large that accents, descenders and what is painted around them never touch. */
function pitch(lines: SizedWord[][], { outline, extents }: WordPadding, capHeight: number): number {
  const fall = Math.max(0, ...shapes(lines.slice(0, -1)).map(({ ink }) => -ink.bottom));
  const rise = Math.max(0, ...shapes(lines.slice(1)).map(({ ink }) => ink.top));
  const letters = (fall + rise) * extents.peakScale + outline + extents.drop.y + 0.1;
  if (!extents.plate) return Math.max(linePitch, letters);
  const { top, bottom } = extents.plate;
  const needed = extents.plate.around === 'line' ? top + bottom : Math.max(top, bottom) + outline + 0.06;
  return Math.max(linePitch, letters, fall + Math.max(capHeight, rise) + needed);
}

function shapes(lines: SizedWord[][]) {
  return lines.flat().map(({ shape }) => shape);
}

/** Moves the edges of the boxes so that each begins where the one above ends. */
function joinEdges(lines: Box[]): Box[] {
  const edges = lines.slice(1).map((line, index) => ((lines[index]?.bottom ?? line.top) + line.top) / 2);
  return lines.map((line, index) => ({
    ...line,
    top: edges[index - 1] ?? line.top,
    bottom: edges[index] ?? line.bottom,
  }));
}
