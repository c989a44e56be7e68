import type { Page } from '../../captions/caption.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { StyleExtents } from '../geometry/style-extents.ts';
import { type BlockPlace, blockPlace, captionSpace } from './block-place.ts';
import { type CaptionPlace, captionPlaces, type FramedShot } from './caption-places.ts';

interface PagePlacerInput {
  geometry: CaptionGeometry;
  style: CaptionStyle;
  extents: StyleExtents;
  shots: FramedShot[];
}

/**
 * Returns the place of a page: the style's position, or if that is left open and faces are seen, a place for each shot
 * away from its faces. A page across a cut takes the place of the shot in which it is shown longest.
 */
export function createPagePlacer({ geometry, style, extents, shots }: PagePlacerInput): (page: Page) => BlockPlace {
  const usual = blockPlace(geometry, style.position, extents);
  if (!style.isPositionOpen || !shots.some(({ samples }) => samples.some(({ faces }) => faces.length > 0))) {
    return () => usual;
  }
  const places = captionPlaces(shots, captionSpace(geometry, style.position, extents));
  return (page) => {
    const [first, ...rest] = places.slice(firstEndingAfter(places, page.startMs)).filter(isBefore(page.endMs));
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

function isBefore(endMs: number) {
  return ({ startMs }: CaptionPlace) => startMs < endMs;
}

/** Index of the first place that has not ended at a moment. */
function firstEndingAfter(places: CaptionPlace[], ms: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.endMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
