import type { Page } from '../../captions/caption.ts';
import { boundingBox, grow, insideFrame, overlaps, scaleAround, shiftBetween, square } from '../geometry/boxes.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { Box, PageLayout, PlacedWord } from '../geometry/page-layout.ts';
import { emojiPop, peakScaleOf, type StyleExtents } from '../geometry/style-extents.ts';
import type { BrokenLines } from '../text/break-lines.ts';
import type { WordPadding } from '../text/sized-word.ts';
import type { BlockPlace } from './block-place.ts';
import { placeEmojis } from './place-emojis.ts';
import { placeLines } from './place-lines.ts';

interface PlacePageInput {
  page: Page;
  broken: BrokenLines;
  geometry: CaptionGeometry;
  padding: WordPadding;
  place: BlockPlace;
}

/** Places the lines of a page: centred at its place, and moved only as far as its limits demand. */
export function placePage({ page, broken, geometry, padding, place }: PlacePageInput): PageLayout {
  const { frame } = geometry;
  const [emPx, outlinePx] = [geometry.emPx * broken.scale, geometry.outlinePx * broken.scale];
  const { words, lines } = placeLines(broken, geometry, padding, place.centreY);
  const paintedWords = words.map((word) => paintedBox(word, { extents: padding.extents, emPx, outlinePx }));
  const paintedLines = padding.extents.plate ? lines : [];
  const wanted = boundingBox([...paintedWords, ...paintedLines]) ?? square(frame.width / 2, place.centreY, 0);
  const by = {
    x: shiftBetween(wanted.left, wanted.right, 0, frame.width),
    y: shiftBetween(wanted.top, wanted.bottom, place.low, place.high),
  };
  const text = moveBox(wanted, by);
  const emojis = placeEmojis(page.emojis, {
    text,
    emPx: geometry.emPx,
    frame,
    ceiling: place.emojiCeiling,
    side: place.emojis,
  });
  const emojiBoxes = emojis.map(({ centreX, centreY, sizePx }) =>
    square(centreX, centreY, sizePx * emojiPop.peakScale),
  );
  return {
    startMs: page.startMs,
    endMs: page.endMs,
    text: page.words.map(({ text, joined }, index) => (joined || index === 0 ? text : ` ${text}`)).join(''),
    words: words.map((word) => moveWord(word, by)).sort((a, b) => a.startMs - b.startMs),
    lines: lines.map((line) => moveBox(line, by)),
    emojis,
    hasSeparateOutlines: areApart(words, { extents: padding.extents, outlinePx }),
    emPx,
    outlinePx,
    box: insideFrame(boundingBox([withShadow(text, padding.extents, emPx), ...emojiBoxes]) ?? text, frame),
  };
}

/** Everything with a hard edge when the word is largest, except its plate. */
export function paintedBox(
  word: PlacedWord,
  { extents, emPx, outlinePx }: { extents: StyleExtents; emPx: number; outlinePx: number },
): Box {
  const box = grow(largestInk(word, extents), outlinePx);
  return { ...box, right: box.right + extents.drop.x * emPx, bottom: box.bottom + extents.drop.y * emPx };
}

/** The letters when the word is largest. */
export function largestInk(word: PlacedWord, extents: StyleExtents): Box {
  return scaleAround(word.ink, word.centreX, word.centreY, peakScaleOf(word, extents));
}

/** Whether no outline reaches the letters of another word. */
function areApart(words: PlacedWord[], { extents, outlinePx }: { extents: StyleExtents; outlinePx: number }): boolean {
  const sizes = words.map((word) => ({ ink: word.ink, largest: largestInk(word, extents) }));
  return sizes.every(({ largest }, i) =>
    sizes.every(
      ({ ink }, k) => i === k || !(overlaps(grow(largest, outlinePx), ink) || overlaps(grow(ink, outlinePx), largest)),
    ),
  );
}

function moveWord(word: PlacedWord, by: { x: number; y: number }): PlacedWord {
  return {
    ...word,
    centreX: word.centreX + by.x,
    centreY: word.centreY + by.y,
    baselineY: word.baselineY + by.y,
    caretStops: word.caretStops.map((stop) => ({ ...stop, x: stop.x + by.x })),
    ink: moveBox(word.ink, by),
    plate: moveBox(word.plate, by),
  };
}

function moveBox({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function withShadow(text: Box, { soft }: StyleExtents, emPx: number): Box {
  const box = grow(text, soft.spread * emPx);
  return { ...box, bottom: box.bottom + soft.offsetY * emPx };
}
