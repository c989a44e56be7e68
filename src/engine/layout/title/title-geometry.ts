import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { TitleStyle } from '../../captions/settings/title.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { type CaptionGeometry, captionGeometry } from '../geometry/caption-geometry.ts';
import type { Frame } from '../geometry/page-layout.ts';
import { type StyleExtents, softShadow } from '../geometry/style-extents.ts';
import type { WordPadding } from '../text/sized-word.ts';

/** Heights of capitals and outlines in pixels on a frame 1280 pixels high, by the shape of the frame. */
const sizes = { upright: { fontSize: 42, outlineThickness: 6.5 }, wide: { fontSize: 56, outlineThickness: 8.5 } };

const plain: StyleExtents = {
  peakScale: 1,
  keyPeakScale: 1,
  plate: null,
  drop: { x: 0, y: 0 },
  soft: { spread: softShadow.spread, offsetY: softShadow.offsetY },
  letters: false,
  isFlush: false,
  gap: 0.1,
  lineGap: 0.1,
};

/** On frames that are not vertical a title may come this near to the upper edge where a face leaves no other room. */
const slack = 0.04;

/** What each design paints beyond its letters; lengths in ems. */
const titleExtents: Record<TitleStyle, StyleExtents> = {
  plain,
  panel: { ...plain, plate: { around: 'line', x: 0.42, top: 0.34, bottom: 0.3, between: 0.64 } },
  'two-tone': { ...plain, plate: { around: 'line', x: 0.42, top: 0.32, bottom: 0.28, between: 0.6 } },
};

/** The size of a title at its largest, in the face of the captions, and what its design needs around the letters. */
export function titleGeometry(
  design: TitleStyle,
  { style, frame, fonts }: { style: CaptionStyle; frame: Frame; fonts: FontSet },
): { geometry: CaptionGeometry; padding: WordPadding } {
  const ownSizes = { ...style, fontSize: null, outlineThickness: null, openSizes: sizes };
  const captions = captionGeometry(ownSizes, frame, fonts);
  const isVertical = captions.clearTop < captions.safeTop;
  const full = isVertical ? captions : { ...captions, clearTop: slack * frame.height };
  const geometry = design === 'plain' ? full : { ...full, outlinePx: 0 };
  return { geometry, padding: { outline: geometry.outlinePx / geometry.emPx, extents: titleExtents[design] } };
}
