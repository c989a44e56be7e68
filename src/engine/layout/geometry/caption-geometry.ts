import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { Frame } from './page-layout.ts';

/** Where text may stand and how large it is; pixels of the output frame. */
export interface CaptionGeometry {
  frame: Frame;
  /** Size of the em that gives the style's capital height. */
  emPx: number;
  capHeightPx: number;
  outlinePx: number;
  /** A word is made this small before it is cut where it may not be. */
  minScale: number;
  /** Widest line, outline and enlarged word included. */
  maxLineWidth: number;
  safeTop: number;
  safeBottom: number;
  /** What is never drawn over: further out than the safe area, for text that would be on a face otherwise. */
  clearTop: number;
  clearBottom: number;
  /** Centre of the text when the caller left the position open. */
  openCentreY: number;
}

/** The frame that sizes are said on. */
const referenceHeight = 1280;
/** A frame taller than a phone's (9:20) has no larger text: its width is what is short. */
const tallest = 20 / 9;
/** Capitals that are still read with ease, on the reference frame. */
const smallestFontSize = 20;
/** Small captions are not made smaller than this share of their size. */
const leastScale = 0.45;

export function captionGeometry(style: CaptionStyle, frame: Frame, fonts: FontSet): CaptionGeometry {
  const open = isUpright(frame) ? style.openSizes.upright : style.openSizes.wide;
  const unit = Math.min(frame.height, frame.width * tallest) / referenceHeight;
  const capHeightPx = (style.fontSize ?? open.fontSize) * unit;
  const face = fonts.primary(style.fontFamily);
  return {
    frame,
    emPx: (capHeightPx * face.unitsPerEm) / face.capHeight,
    capHeightPx,
    minScale: Math.min(leastScale, (smallestFontSize * unit) / capHeightPx),
    outlinePx: (style.outlineThickness ?? open.outlineThickness) * unit,
    ...safeArea(frame),
  };
}

/**
 * Upright frames keep clear of all that TikTok, Reels and Shorts may draw over a video (at 1080×1920: x 120–960, y
 * 270–1440), or at need of what they draw over every video (y 220–1570); others have the classic margin of 9 %.
 */
function safeArea(frame: Frame) {
  const { width, height } = frame;
  if (!isUpright(frame)) {
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

function isUpright({ width, height }: Frame): boolean {
  return height > width * 1.2;
}
