import type { Box, PlacedWord } from '../geometry/page-layout.ts';
import { caretStops } from '../text/caret-stops.ts';
import { gapBetween, lineEnd, lineWidth, plateTowards, type SizedWord, type WordPadding } from '../text/sized-word.ts';

interface LinePlace {
  emPx: number;
  padding: WordPadding;
  /** Least height of a line, in ems. */
  capHeight: number;
  centreX: number;
  baselineY: number;
}

/** Places words, given from left to right, on one baseline around a centre. */
export function placeLine(words: SizedWord[], place: LinePlace): PlacedWord[] {
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
  const rise = Math.max(capHeight, ...words.map(({ shape }) => shape.ink.top)) + padding.extents.plate.top;
  const fall = Math.max(0, ...words.map(({ shape }) => -shape.ink.bottom)) + padding.extents.plate.bottom;
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
      spacingPx: spacing * emPx,
      fontFamily: face.family,
      assFontSize: (emPx * (face.ascent + face.descent)) / face.unitsPerEm,
    })),
    startMs: word.startMs,
    endMs: word.endMs,
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
