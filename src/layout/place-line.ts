import type { PlacedWord } from './page-layout.ts';
import { gapBetween, lineWidth, reach, type SizedWord } from './sized-word.ts';

export interface LinePlace {
  emPx: number;
  outlinePx: number;
  centreX: number;
  baselineY: number;
}

/** Sets words, given from left to right, on one baseline around a centre. */
export function placeLine(words: SizedWord[], place: LinePlace): PlacedWord[] {
  const { emPx, centreX } = place;
  const outline = place.outlinePx / emPx;
  const [first] = words;
  if (first === undefined) return [];
  let inkLeft = centreX + (outline + reach(first).left - lineWidth(words, outline) / 2) * emPx;
  return words.map((word, index) => {
    const placed = placeWord(word, inkLeft, place);
    const next = words[index + 1];
    inkLeft = placed.ink.right + (next ? gapBetween(word, next, outline) * emPx : 0);
    return placed;
  });
}

function placeWord({ word, shape }: SizedWord, inkLeft: number, { emPx, baselineY }: LinePlace): PlacedWord {
  const penX = inkLeft - shape.ink.left * emPx;
  return {
    runs: shape.runs.map(({ text, face }) => ({
      text,
      fontFamily: face.family,
      assFontSize: (emPx * (face.ascent + face.descent)) / face.unitsPerEm,
    })),
    startMs: word.startMs,
    endMs: word.endMs,
    centreX: penX + (shape.advance / 2) * emPx,
    centreY: baselineY + ((shape.descent - shape.ascent) / 2) * emPx,
    ink: {
      left: inkLeft,
      top: baselineY - shape.ink.top * emPx,
      right: penX + shape.ink.right * emPx,
      bottom: baselineY - shape.ink.bottom * emPx,
    },
    rightToLeft: shape.rightToLeft,
  };
}
