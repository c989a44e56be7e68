import { boundingBox } from '../geometry/boxes.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { Box, PlacedWord } from '../geometry/page-layout.ts';
import { peakScaleOf, type StyleExtents } from '../geometry/style-extents.ts';
import type { BrokenLines } from '../text/break-lines.ts';
import { caretStops } from '../text/measure-word.ts';
import { gapBetween, lineEnd, lineWidth, plateTowards, type SizedWord, type WordPadding } from '../text/sized-word.ts';
import { linePitch } from './block-place.ts';

/** Places lines below each other, centred around `centreY` and in the middle of the frame's width. */
export function placeLines(
  broken: BrokenLines,
  geometry: CaptionGeometry,
  padding: WordPadding,
  centreY: number,
): { words: PlacedWord[]; lines: Box[] } {
  const emPx = geometry.emPx * broken.scale;
  const capHeight = geometry.capHeightPx / geometry.emPx;
  const pitchPx = pitch(broken.lines, padding, capHeight) * emPx;
  const firstBaseline = centreY + (capHeight * emPx - (broken.lines.length - 1) * pitchPx) / 2;
  const middle = geometry.frame.width / 2;
  const indents = padding.extents.isFlush ? indentsOf(broken.lines, padding) : [];
  const placed = broken.lines.map((line, index) =>
    placeLine(line, {
      emPx,
      padding,
      capHeight,
      centreX: middle + (indents[index] ?? 0) * emPx,
      baselineY: firstBaseline + index * pitchPx,
    }),
  );
  const lines = placed.flatMap((line) => boundingBox(line.map(({ plate }) => plate)) ?? []);
  return { words: placed.flat(), lines: padding.extents.plate?.around === 'line' ? asOneBlock(lines) : lines };
}

/** How far the centre of each line is from that of the widest, in ems, where all begin at the same place. */
function indentsOf(lines: SizedWord[][], padding: WordPadding): number[] {
  const widths = lines.map((line) => lineWidth(line, padding));
  const words = lines.flat();
  const towards = words.filter(({ shape }) => shape.rightToLeft).length > words.length / 2 ? 1 : -1;
  return widths.map((width) => (towards * (Math.max(...widths) - width)) / 2);
}

/** Distance of baselines in ems, so large that accents, descenders and what is painted around them never touch. */
function pitch(lines: SizedWord[][], { outline, extents }: WordPadding, capHeight: number): number {
  const [upper, lower] = [lines.slice(0, -1).flat(), lines.slice(1).flat()];
  const fall = Math.max(0, ...upper.map(({ shape }) => -shape.ink.bottom));
  const rise = Math.max(0, ...lower.map(({ shape }) => shape.ink.top));
  const letters = fallAtPeak(upper, extents) + riseAtPeak(lower, extents) + outline + extents.drop.y + extents.lineGap;
  if (!extents.plate) return Math.max(linePitch, letters);
  const { plate } = extents;
  const needed = plate.around === 'line' ? plate.between : Math.max(plate.top, plate.bottom) + outline + 0.06;
  const largestCap = lower.reduce((most, { shape }) => Math.max(most, capHeight * shape.scale), capHeight);
  return Math.max(linePitch, letters, fall + Math.max(largestCap, rise) + needed);
}

/** How far words reach below the baseline when they are largest. */
function fallAtPeak(words: SizedWord[], extents: StyleExtents): number {
  return Math.max(0, ...words.map(({ word, shape }) => -shape.ink.bottom * peakScaleOf(word, extents)));
}

function riseAtPeak(words: SizedWord[], extents: StyleExtents): number {
  return Math.max(0, ...words.map(({ word, shape }) => shape.ink.top * peakScaleOf(word, extents)));
}

/** Makes the boxes as wide as the widest, since steps look like a fault, and each begin where the one above ends. */
function asOneBlock(lines: Box[]): Box[] {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const edges = lines.slice(1).map((line, index) => ((lines[index]?.bottom ?? line.top) + line.top) / 2);
  return lines.map((line, index) => ({
    left,
    right,
    top: edges[index - 1] ?? line.top,
    bottom: edges[index] ?? line.bottom,
  }));
}

interface LinePlace {
  emPx: number;
  padding: WordPadding;
  /** Least height of a line, in ems. */
  capHeight: number;
  centreX: number;
  baselineY: number;
}

/** Places words, given from left to right, on one baseline around a centre. */
function placeLine(words: SizedWord[], place: LinePlace): PlacedWord[] {
  const { emPx, centreX, padding } = place;
  const [first] = words;
  if (first === undefined) return [];
  let inkLeft = centreX + (lineEnd(first, padding).left - lineWidth(words, padding) / 2) * emPx;
  return words.map((word, index) => {
    const placed = placeWord(word, inkLeft, place);
    const next = words[index + 1];
    inkLeft = placed.ink.right + (next ? gapBetween(word, next, padding) * emPx : 0);
    return { ...placed, plate: plateOf(words, index, { place, ink: placed.ink }) };
  });
}

function plateOf(words: SizedWord[], index: number, { place, ink }: { place: LinePlace; ink: Box }): Box {
  const { emPx, padding, capHeight, baselineY } = place;
  if (!padding.extents.plate) return ink;
  const scale = words[index]?.shape.scale ?? 1;
  // beside a large word, a small one keeps a small plate
  const alike = padding.extents.plate.around === 'line' ? words : words.filter(({ shape }) => shape.scale === scale);
  const rise = Math.max(capHeight * scale, ...alike.map(({ shape }) => shape.ink.top)) + padding.extents.plate.top;
  const fall = Math.max(0, ...alike.map(({ shape }) => -shape.ink.bottom)) + padding.extents.plate.bottom;
  return {
    left: ink.left - plateTowards(words[index - 1], words[index], padding) * emPx,
    top: baselineY - rise * emPx,
    right: ink.right + plateTowards(words[index], words[index + 1], padding) * emPx,
    bottom: baselineY + fall * emPx,
  };
}

function placeWord(
  { word, shape }: SizedWord,
  inkLeft: number,
  { emPx, baselineY, padding }: LinePlace,
): Omit<PlacedWord, 'plate'> {
  const penX = inkLeft - shape.ink.left * emPx;
  return {
    runs: shape.runs.map(({ text, face, spacing }) => ({
      text,
      spacingPx: spacing * shape.scale * emPx,
      fontFamily: face.family,
      assFontSize: (emPx * shape.scale * (face.ascent + face.descent)) / face.unitsPerEm,
    })),
    startMs: word.startMs,
    endMs: word.endMs,
    emphasis: word.emphasis ?? false,
    scale: shape.scale,
    centreX: penX + (shape.advance / 2) * emPx,
    centreY: baselineY + ((shape.descent - shape.ascent) / 2) * emPx,
    baselineY,
    caretStops: padding.extents.letters ? caretStops(shape).map((stop) => ({ ...stop, x: penX + stop.x * emPx })) : [],
    ink: {
      left: inkLeft,
      top: baselineY - shape.ink.top * emPx,
      right: penX + shape.ink.right * emPx,
      bottom: baselineY - shape.ink.bottom * emPx,
    },
    rightToLeft: shape.rightToLeft,
    directionMark: shape.directionMark,
  };
}
