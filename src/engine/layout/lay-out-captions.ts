import type { Caption, PageWord } from '../captions/caption.ts';
import {
  defaultPageRules,
  isOneWord,
  type PageRules,
  pagesFromCaptions,
} from '../captions/pages/pages-from-captions.ts';
import { removeOverlaps } from '../captions/pages/remove-overlaps.ts';
import type { CaptionStyle } from '../captions/settings/caption-style.ts';
import type { FontSet } from './fonts/font-set.ts';
import { type CaptionGeometry, captionGeometry } from './geometry/caption-geometry.ts';
import type { Frame, PageLayout } from './geometry/page-layout.ts';
import { type StyleExtents, styleExtents } from './geometry/style-extents.ts';
import { createPagePlacer } from './placement/block-place.ts';
import type { FramedShot } from './placement/caption-places.ts';
import { joinEmojis } from './placement/place-emojis.ts';
import { placePage } from './placement/place-page.ts';
import { breakLines, type LineLimits } from './text/break-lines.ts';
import { cutWideWord } from './text/cut-wide-word.ts';
import { type Letters, lettersOf, startsRightToLeft } from './text/drawable-text.ts';
import { type Measure, type MeasuredWord, measureWord } from './text/measure-word.ts';
import { lineWidth, type SizedWord } from './text/sized-word.ts';
import { orderLine } from './text/visual-order.ts';

interface LayOutInput {
  captions: Caption[];
  style: CaptionStyle;
  frame: Frame;
  fonts: FontSet;
  /** Shots with their faces, in time order: captions avoid faces if their position is left open. */
  shots?: FramedShot[];
}

/**
 * Lays out everything that is drawn, in time order and never two pages at once. For any text, font, size and frame:
 * nothing leaves the frame, no word touches another, and no missing glyph is drawn as a box.
 */
export function layOutCaptions({ captions, style, frame, fonts, shots = [] }: LayOutInput): PageLayout[] {
  const geometry = captionGeometry(style, frame, fonts);
  const measure = measurer(lettersOf({ captions, style, fonts }));
  const extents: StyleExtents = styleExtents[style.drawing];
  const padding = { outline: geometry.outlinePx / geometry.emPx, extents };
  const maxWidth = geometry.maxLineWidth / geometry.emPx;
  const placeOf = createPagePlacer(geometry, style, extents, shots);
  const pages = removeOverlaps(captions).flatMap((caption) => {
    const rightToLeft = startsRightToLeft(caption.text) ?? false;
    const limits = { maxWidth, padding, order: (line: SizedWord[]) => orderLine(line, rightToLeft, measure) };
    const shape = (text: string) => measure(text, rightToLeft);
    const rules = { ...defaultPageRules, ...style.page, ...widthRules(shape, limits, geometry) };
    return pagesFromCaptions([caption], rules).flatMap((page) => {
      const words = sized(page.words, shape);
      if (words.length === 0 && page.emojis.length === 0) return [];
      return [placePage({ page, broken: breakLines(words, limits), geometry, padding, place: placeOf(page) })];
    });
  });
  return joinEmojis(pages);
}

type Shape = (text: string) => MeasuredWord | null;

/** Tolerance for rounding: the width of a word may differ a little between alone and in a line. */
const widthTolerance = 0.999;

/** Words fit if they fit at full size, or next to a word that has to be smaller anyway. */
function widthRules(
  shape: Shape,
  limits: LineLimits,
  { minScale }: CaptionGeometry,
): Pick<PageRules, 'fits' | 'cutWide'> {
  const widthOf = (text: string) =>
    lineWidth(sized([{ text, startMs: 0, endMs: 0, joined: false }], shape), limits.padding);
  return {
    fits: (words) => {
      const { scale } = breakLines(sized(words, shape), limits);
      // the pieces of a cut word are better shown together, and smaller, than on separate pages
      if (scale === 1 || (isOneWord(words) && scale >= minScale)) return true;
      const widest = Math.max(...words.map(({ text }) => widthOf(text)));
      return scale * widest >= limits.maxWidth * widthTolerance;
    },
    cutWide: (text) =>
      cutWideWord(text, { fits: (piece, scale) => widthOf(piece) * scale <= limits.maxWidth, minScale }),
  };
}

function sized(words: PageWord[], shape: Shape): SizedWord[] {
  return words.flatMap((word) => {
    const measured = shape(word.text);
    return measured ? [{ word, shape: measured }] : [];
  });
}

function measurer(letters: Letters): Measure {
  const measured = new Map<string, MeasuredWord | null>();
  return (text, rightToLeft) => {
    const key = rightToLeft ? `\n${text}` : text;
    const known = measured.get(key);
    if (known !== undefined) return known;
    const shape = measureWord(collapseSpaces(text), rightToLeft, letters);
    measured.set(key, shape);
    return shape;
  };
}

/** Extracted emojis and cuts leave spaces that libass would not draw, or draw twice. */
function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
