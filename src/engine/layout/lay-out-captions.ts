import type { Caption, PageWord } from '../captions/caption.ts';
import { extractEmojis } from '../captions/emojis/extract-emojis.ts';
import {
  defaultPageRules,
  isOneWord,
  type PageRules,
  pagesFromCaptions,
} from '../captions/pages/pages-from-captions.ts';
import { removeOverlaps } from '../captions/pages/remove-overlaps.ts';
import type { CaptionStyle } from '../captions/settings/caption-style.ts';
import { accessiblePages } from './accessible-pages.ts';
import type { FontSet } from './fonts/font-set.ts';
import { type CaptionGeometry, captionGeometry } from './geometry/caption-geometry.ts';
import type { Frame, PageLayout } from './geometry/page-layout.ts';
import { type StyleExtents, styleExtents } from './geometry/style-extents.ts';
import { timePages } from './motion/time-pages.ts';
import { createPagePlacer } from './placement/block-place.ts';
import type { FramedShot } from './placement/caption-places.ts';
import { joinEmojis } from './placement/place-emojis.ts';
import { placePage } from './placement/place-page.ts';
import { breakLines, type LineLimits } from './text/break-lines.ts';
import { cutWideWord } from './text/cut-wide-word.ts';
import { type Letters, lettersOf, startsRightToLeft } from './text/drawable-text.ts';
import { type KeyLines, keyLines } from './text/key-lines.ts';
import { type Measure, type MeasuredWord, measureWord, scaleWord } from './text/measure-word.ts';
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
  const key = style.hasKeyLines ? keyLines(style.language) : null;
  const pages = removeOverlaps(captions).flatMap((caption) => {
    const rightToLeft = startsRightToLeft(caption.text) ?? false;
    const limits = { maxWidth, padding, order: (line: SizedWord[]) => orderLine(line, rightToLeft, measure) };
    const shape = emphasising((text) => measure(text, rightToLeft), style.emphasis.scale, limits);
    const rules = {
      ...{ ...defaultPageRules, ...style.page, isReadAtEase: style.accessibility !== null },
      ...widthRules(shape, limits, { ...geometry, key }),
    };
    return pagesFromCaptions([caption], rules).flatMap((page) => {
      const shown = drawn(page.words, shape);
      const words = sized(key?.mark(shown) ?? shown, shape);
      if (words.length === 0 && page.emojis.length === 0) return [];
      const broken = (key?.break ?? breakLines)(words, limits);
      return [placePage({ page, broken, geometry, padding, place: placeOf(page) })];
    });
  });
  const read = style.accessibility ? accessiblePages(pages, style.accessibility) : pages;
  return timePages(joinEmojis(read), style.animation);
}

type Shape = (word: Pick<PageWord, 'text' | 'emphasis'>) => MeasuredWord | null;

/** Words that stand out are drawn larger, as far as a line has room for them alone. */
function emphasising(
  measure: (text: string) => MeasuredWord | null,
  largest: number,
  { maxWidth, padding }: Pick<LineLimits, 'maxWidth' | 'padding'>,
): Shape {
  return ({ text, emphasis = false }) => {
    const shape = measure(text);
    if (!shape || !emphasis) return shape;
    const widthAt = (scale: number, isKey = true) =>
      lineWidth([{ word: { ...anyTime, text, emphasis: isKey }, shape: scaleWord(shape, scale) }], padding);
    const [width, widthAtLargest] = [widthAt(1), widthAt(largest)];
    // a word that is too wide anyway is to be no wider: then the whole page would be smaller
    const room = Math.max(maxWidth, widthAt(1, false));
    // what is painted around letters does not grow, so the width is at most what lies between the two
    const share = widthAtLargest <= room ? 1 : (room - width) / (widthAtLargest - width);
    return scaleWord(shape, 1 + share * (largest - 1));
  };
}

const anyTime = { startMs: 0, endMs: 0, joined: false };

/** Tolerance for rounding: the width of a word may differ a little between alone and in a line. */
const widthTolerance = 0.999;

/** Words fit if they fit at full size, or next to a word that has to be smaller anyway. */
function widthRules(
  shape: Shape,
  limits: LineLimits,
  { minScale, key }: Pick<CaptionGeometry, 'minScale'> & { key: KeyLines | null },
): Pick<PageRules, 'fits' | 'cutWide'> {
  const widthOf = (word: Pick<PageWord, 'text' | 'emphasis'>) =>
    lineWidth(sized([{ ...anyTime, ...word, joined: false }], shape), limits.padding);
  const withoutEmojis = emojiRemover();
  return {
    fits: (given) => {
      const shown = drawn(given.map(withoutEmojis), shape);
      if (key?.isInside(shown)) return false;
      const words = key?.mark(shown) ?? shown;
      const { scale } = (key?.break ?? breakLines)(sized(words, shape), limits);
      // the pieces of a cut word are better shown together, and smaller, than on separate pages
      if (scale === 1 || (isOneWord(words) && scale >= minScale)) return true;
      const widest = Math.max(...words.map(widthOf));
      return scale * widest >= limits.maxWidth * widthTolerance;
    },
    cutWide: (text) =>
      cutWideWord(text, { fits: (piece, scale) => widthOf({ text: piece }) * scale <= limits.maxWidth, minScale }),
  };
}

/** The words that have something to draw: no other is ever the key word of its page. */
function drawn(words: PageWord[], shape: Shape): PageWord[] {
  return words.filter((word) => shape(word) !== null);
}

/** Leaves the letters of words. Emojis are pictures above them, and pages are asked for many times with the same words. */
function emojiRemover(): (word: PageWord) => PageWord {
  const letters = new Map<string, string>();
  return (word) => {
    const text = letters.get(word.text) ?? extractEmojis(word.text).text;
    letters.set(word.text, text);
    return { ...word, text };
  };
}

function sized(words: PageWord[], shape: Shape): SizedWord[] {
  return words.flatMap((word) => {
    const measured = shape(word);
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
