import type { Page } from '../../captions/caption.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { timeIndex } from '../../captions/words/time-index.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { StyleExtents } from '../geometry/style-extents.ts';
import { type CaptionPlace, type CaptionSpace, captionPlaces, type FramedShot } from './caption-places.ts';
import { emojiRoom } from './place-emojis.ts';

/** Distance of baselines in ems, if the letters allow it. */
export const linePitch = 1.2;

/** Wanted centre of a text block, and the limits for everything that is painted. */
export interface BlockPlace {
  centreY: number;
  low: number;
  high: number;
  /** Side of the text on which emojis stand if there is enough space. */
  emojis: CaptionPlace['emojis'];
  /** Upper limit for emojis. */
  emojiCeiling: number;
}

/**
 * The centre is the same for one line and for two, so that captions do not jump. The words top, middle and bottom mean
 * 0.1, 0.7 and 0.9 of the frame's height, moved until a block of the usual lines is inside the safe area.
 */
function blockPlace(geometry: CaptionGeometry, position: CaptionStyle['position'], extents: StyleExtents): BlockPlace {
  const { frame, safeTop, safeBottom } = geometry;
  const emojis = 'above';
  if (typeof position === 'number')
    return { centreY: position * frame.height, low: 0, high: frame.height, emojis, emojiCeiling: 0 };
  const halfBlock = halfOfBlock(geometry, extents);
  const wanted = {
    top: frame.height * 0.1,
    middle: frame.height * 0.7,
    bottom: frame.height * 0.9,
    open: geometry.openCentreY,
  }[position ?? 'open'];
  const centreY = Math.min(Math.max(wanted, safeTop + halfBlock), safeBottom - halfBlock);
  return { centreY, low: safeTop, high: safeBottom, emojis, emojiCeiling: safeTop };
}

/** The space in which `captionPlaces` may choose a place. */
export function captionSpace(
  geometry: CaptionGeometry,
  position: CaptionStyle['position'],
  extents: StyleExtents,
): CaptionSpace {
  const { frame, safeTop, safeBottom, clearTop, clearBottom, emPx } = geometry;
  const halfBlock = halfOfBlock(geometry, extents);
  const usualY = blockPlace(geometry, position, extents).centreY;
  const highest = Math.min(usualY, safeTop + halfBlock);
  const lowest = Math.max(usualY, safeBottom - halfBlock);
  return {
    frame,
    usualY,
    highest,
    lowest,
    highestClear: Math.min(highest, clearTop + halfBlock),
    lowestClear: Math.max(lowest, clearBottom - halfBlock),
    halfWidth: geometry.maxLineWidth / 2,
    halfHeight: halfBlock + beyondBlock(geometry) * emPx,
    emoji: emojiRoom * emPx,
  };
}

/** Above a line of larger letters; ems. */
const keyGap = 0.4;

/** How far descenders, accents and the enlarged word reach beyond capitals; ems. */
const beyondCapitals = 0.28;
/** The same where one line is larger. */
const beyondLargeCapitals = 0.75;

function beyondBlock({ usualLines, keyScale }: CaptionGeometry): number {
  if (usualLines === 1) return 0;
  return keyScale > 1 ? beyondLargeCapitals : beyondCapitals;
}

function halfOfBlock(geometry: CaptionGeometry, { plate }: StyleExtents): number {
  const { outlinePx, emPx, capHeightPx, usualLines, keyScale } = geometry;
  const edge = Math.max(outlinePx, (plate?.top ?? 0) * emPx, (plate?.bottom ?? 0) * emPx);
  // one line has no room to spare for what reaches beyond capitals, and all lines are to be at one height
  if (usualLines === 1) return capHeightPx / 2 + beyondCapitals * emPx + edge;
  const pitch = Math.max(linePitch * emPx, keyScale * capHeightPx + keyGap * emPx);
  // the larger letters may be those of the lower line, or of the upper one: its baseline stays where it is
  const below = (capHeightPx + pitch) / 2;
  const above = (linePitch * emPx - capHeightPx) / 2 + keyScale * capHeightPx;
  return Math.max(below, above) + edge;
}

/**
 * Returns the place of a page: the style's position, or if that is left open and the picture is known, a place for each shot
 * away from its faces and text. A page across a cut takes the place of the shot in which it is shown longest.
 */
export function createPagePlacer(
  geometry: CaptionGeometry,
  style: CaptionStyle,
  extents: StyleExtents,
  shots: FramedShot[],
): (page: Page) => BlockPlace {
  const usual = blockPlace(geometry, style.position, extents);
  const isPlain = ({ samples, clutter }: FramedShot) => !clutter && samples.every(({ faces }) => faces.length === 0);
  if (!style.isPositionOpen || shots.every(isPlain)) {
    return () => usual;
  }
  const places = timeIndex(captionPlaces(shots, captionSpace(geometry, style.position, extents)));
  return (page) => {
    const [first, ...rest] = places.within(page);
    if (!first) return usual;
    const { centreY, emojis, isBelowTaken, isOutside } = rest.reduce(
      (best, one) => (sharedMs(page, one) > sharedMs(page, best) ? one : best),
      first,
    );
    const limits = isOutside ? { low: geometry.clearTop, high: geometry.clearBottom } : {};
    return { ...usual, ...limits, centreY, emojis, emojiCeiling: isBelowTaken ? 0 : usual.emojiCeiling };
  };
}

function sharedMs(page: Page, place: CaptionPlace): number {
  return Math.min(page.endMs, place.endMs) - Math.max(page.startMs, place.startMs);
}
