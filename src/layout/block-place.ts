import type { CaptionPosition } from '../captions/caption-settings.ts';
import type { CaptionGeometry } from './caption-geometry.ts';
import type { LookSpace } from './look-space.ts';

/** Baseline to baseline, in ems, where the letters allow it. */
export const linePitch = 1.2;

/**
 * Where a block's centre is wanted, and the limits it is kept between. The centre is the same for one line and for two,
 * so that captions do not jump; at the top and the bottom two lines just touch the safe area.
 */
export function blockPlace(geometry: CaptionGeometry, position: CaptionPosition | null, { plate }: LookSpace) {
  const { frame, safeTop, safeBottom, outlinePx, emPx } = geometry;
  if (typeof position === 'number') return { centreY: position * frame.height, low: 0, high: frame.height };
  const edge = Math.max(outlinePx, (plate?.top ?? 0) * emPx, (plate?.bottom ?? 0) * emPx);
  const halfTwoLines = (geometry.capHeightPx + linePitch * emPx) / 2 + edge;
  const lowest = safeBottom - halfTwoLines;
  const centres = {
    top: safeTop + halfTwoLines,
    middle: frame.height / 2,
    bottom: lowest,
    open: Math.min(geometry.openCentreY, lowest),
  };
  return { centreY: centres[position ?? 'open'], low: safeTop, high: safeBottom };
}
