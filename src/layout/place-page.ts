import type { Page } from '../captions/caption.ts';
import type { CaptionPosition } from '../captions/caption-settings.ts';
import { blockPlace, linePitch } from './block-place.ts';
import { around, grow, moveBetween, scaleAround, square } from './boxes.ts';
import type { BrokenLines } from './break-lines.ts';
import type { CaptionGeometry } from './caption-geometry.ts';
import { softShadow, wordPop } from './caption-motion.ts';
import { startsRightToLeft } from './drawable-text.ts';
import type { Box, Frame, PageLayout, PlacedWord } from './page-layout.ts';
import { placeEmojis } from './place-emojis.ts';
import { placeLine } from './place-line.ts';
import type { SizedWord } from './sized-word.ts';
import { visualOrder } from './visual-order.ts';

export interface PlacePageInput {
  page: Page;
  broken: BrokenLines;
  geometry: CaptionGeometry;
  position: CaptionPosition | null;
}

/** Puts broken lines on the frame: centred where the position says, moved only as far as its limits demand. */
export function placePage({ page, broken, geometry, position }: PlacePageInput): PageLayout {
  const { frame } = geometry;
  const [emPx, outlinePx] = [geometry.emPx * broken.scale, geometry.outlinePx * broken.scale];
  const place = blockPlace(geometry, position);
  const words = placeLines({ page, broken, geometry, centreY: place.centreY });
  const wanted =
    around(words.map((word) => grow(enlargedInk(word), outlinePx))) ?? square(frame.width / 2, place.centreY, 0);
  const by = {
    x: moveBetween(wanted.left, wanted.right, 0, frame.width),
    y: moveBetween(wanted.top, wanted.bottom, place.low, place.high),
  };
  const text = moveBox(wanted, by);
  const ceiling = typeof position === 'number' ? 0 : geometry.safeTop;
  const emojis = placeEmojis(page.emojis, { text, emPx, frame, ceiling });
  const pictures = emojis.map(({ centreX, centreY, sizePx }) => square(centreX, centreY, sizePx));
  return {
    startMs: page.startMs,
    endMs: page.endMs,
    words: words.map((word) => moveWord(word, by)).sort((a, b) => a.startMs - b.startMs),
    emojis,
    emPx,
    outlinePx,
    box: insideFrame(around([withShadow(text, emPx), ...pictures]) ?? text, frame),
  };
}

/** The ink when the word is largest. */
export function enlargedInk({ ink, centreX, centreY }: PlacedWord): Box {
  return scaleAround(ink, centreX, centreY, wordPop.peakScale);
}

function placeLines({
  page,
  broken,
  geometry,
  centreY,
}: Omit<PlacePageInput, 'position'> & { centreY: number }): PlacedWord[] {
  const { lines, scale } = broken;
  const [emPx, outlinePx, capHeightPx] = [
    geometry.emPx * scale,
    geometry.outlinePx * scale,
    geometry.capHeightPx * scale,
  ];
  const pitchPx = pitch(lines, outlinePx / emPx) * emPx;
  const firstBaseline = centreY + (capHeightPx - (lines.length - 1) * pitchPx) / 2;
  const rightToLeft = startsRightToLeft(page.words.map(({ text }) => text).join(' ')) ?? false;
  return lines.flatMap((line, index) =>
    placeLine(visualOrder(line, rightToLeft), {
      emPx,
      outlinePx,
      centreX: geometry.frame.width / 2,
      baselineY: firstBaseline + index * pitchPx,
    }),
  );
}

/** Lines stand apart at least so far that tall marks and deep tails never meet. In ems. */
function pitch(lines: SizedWord[][], outline: number): number {
  const upper = lines
    .slice(0, -1)
    .flat()
    .map(({ shape }) => -shape.ink.bottom);
  const lower = lines
    .slice(1)
    .flat()
    .map(({ shape }) => shape.ink.top);
  const meeting = (Math.max(0, ...upper) + Math.max(0, ...lower)) * wordPop.peakScale;
  return Math.max(linePitch, meeting + outline + 0.1);
}

function moveWord(word: PlacedWord, by: { x: number; y: number }): PlacedWord {
  return { ...word, centreX: word.centreX + by.x, centreY: word.centreY + by.y, ink: moveBox(word.ink, by) };
}

function moveBox({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function withShadow(text: Box, emPx: number): Box {
  const box = grow(text, softShadow.spread * emPx);
  return { ...box, bottom: box.bottom + softShadow.offsetY * emPx };
}

/** A soft shadow may fade out at the frame's edge. */
function insideFrame(box: Box, { width, height }: Frame): Box {
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
}
