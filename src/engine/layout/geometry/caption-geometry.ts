import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { Box, Frame } from './page-layout.ts';

/** Size of text and where it may stand, in pixels of the output frame. */
export interface CaptionGeometry {
  frame: Frame;
  /** Size of the em, so that capitals have the style's height. */
  emPx: number;
  capHeightPx: number;
  outlinePx: number;
  /** Lines of a block, for which space is kept: one where a page holds one word. */
  usualLines: 1 | 2;
  /** How much larger the letters of the lower line are. */
  keyScale: number;
  /** A word is scaled down to this before it is cut without a break opportunity. */
  minScale: number;
  /** Widest line, including outline and enlarged word. */
  maxLineWidth: number;
  safeTop: number;
  safeBottom: number;
  /** Limits of the clear area, which is larger than the safe area: for text that would otherwise cover a face. */
  clearTop: number;
  clearBottom: number;
  /** Centre of the text if the caller has set no position. */
  openCentreY: number;
}

/** Height of the frame to which size settings refer. */
const referenceHeight = 1280;
/** Text does not grow on frames taller than a phone's (9:20), since their width is the limit. */
const maxAspect = 20 / 9;
/** Capital height that can still be read easily, on the reference frame. */
const minReadableSize = 20;
/** Small captions may shrink to this share of their size. */
const smallTextMinScale = 0.45;

export function captionGeometry(style: CaptionStyle, frame: Frame, fonts: FontSet): CaptionGeometry {
  const open = isVertical(frame) ? style.openSizes.upright : style.openSizes.wide;
  const unit = Math.min(frame.height, frame.width * maxAspect) / referenceHeight;
  const capHeightPx = (style.fontSize ?? open.fontSize) * unit;
  const face = fonts.primary(style.fontFamily);
  const emPx = (capHeightPx * face.unitsPerEm) / face.capHeight;
  return {
    frame,
    emPx,
    capHeightPx,
    keyScale: style.hasKeyLines ? style.emphasis.scale : 1,
    usualLines: style.page?.maxWords === 1 ? 1 : 2,
    minScale: Math.min(smallTextMinScale, (minReadableSize * unit) / capHeightPx),
    outlinePx: outlineOf(style, { wantedPx: (style.outlineThickness ?? open.outlineThickness) * unit, emPx }),
    ...safeArea(frame),
  };
}

/** Wider than the seam beside the letters whose contrast is measured, see `measureContrast`. Tiny letters get less. */
const accessibleOutline = { ems: 0.05, px: 3, maxEms: 0.25 };

function outlineOf(style: CaptionStyle, { wantedPx, emPx }: { wantedPx: number; emPx: number }): number {
  if (!style.accessibility?.needsOutline) return wantedPx;
  const { ems, px, maxEms } = accessibleOutline;
  const largest = style.hasKeyLines ? style.emphasis.scale : 1;
  return Math.max(wantedPx, ems * largest * emPx, Math.min(px, maxEms * emPx));
}

/**
 * On vertical frames, the safe area avoids everything that TikTok, Reels and Shorts may draw over a video (at 1080×1920:
 * x 120–960, y 270–1440); the clear area avoids only what they draw over every video (y 220–1570). Other frames have the
 * classic margin of 9 %.
 */
function safeArea(frame: Frame) {
  const { width, height } = frame;
  if (!isVertical(frame)) {
    const [safeTop, safeBottom] = [height * 0.09, height * 0.91];
    const clear = { clearTop: safeTop, clearBottom: safeBottom };
    return { maxLineWidth: width * 0.82, safeTop, safeBottom, ...clear, openCentreY: safeBottom };
  }
  const y = (of1920: number) => (height * of1920) / 1920;
  return {
    maxLineWidth: (width * 840) / 1080,
    openCentreY: height * 0.665,
    safeTop: y(270),
    safeBottom: y(1440),
    clearTop: y(220),
    clearBottom: y(1570),
  };
}

/** What platforms draw over no part of, or on frames that are not vertical, the frame. */
export function clearArea(frame: Frame): Box & { isVertical: boolean } {
  const { width, height } = frame;
  if (!isVertical(frame)) return { left: 0, right: width, top: 0, bottom: height, isVertical: false };
  const { clearTop, clearBottom, maxLineWidth } = safeArea(frame);
  const left = (width - maxLineWidth) / 2;
  return { left, right: width - left, top: clearTop, bottom: clearBottom, isVertical: true };
}

function isVertical({ width, height }: Frame): boolean {
  return height > width * 1.2;
}
