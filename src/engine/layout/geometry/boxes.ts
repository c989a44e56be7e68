import type { Box, Frame, PageLayout } from './page-layout.ts';
import type { StyleExtents } from './style-extents.ts';

/** The smallest box around all boxes; null if there are none. */
export function boundingBox(boxes: Box[]): Box | null {
  const [first] = boxes;
  if (first === undefined) return null;
  return boxes.reduce(
    (whole, box) => ({
      left: Math.min(whole.left, box.left),
      top: Math.min(whole.top, box.top),
      right: Math.max(whole.right, box.right),
      bottom: Math.max(whole.bottom, box.bottom),
    }),
    first,
  );
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Scales a box around a point, as libass scales text around its position. */
export function scaleAround(box: Box, x: number, y: number, scale: number): Box {
  return {
    left: x + (box.left - x) * scale,
    top: y + (box.top - y) * scale,
    right: x + (box.right - x) * scale,
    bottom: y + (box.bottom - y) * scale,
  };
}

export function square(centreX: number, centreY: number, sizePx: number): Box {
  return grow({ left: centreX, top: centreY, right: centreX, bottom: centreY }, sizePx / 2);
}

/** How far a span has to move to lie between two limits; if it is longer than their distance, it is centred. */
export function shiftBetween(start: number, end: number, low: number, high: number): number {
  if (end - start >= high - low) return (low + high) / 2 - (start + end) / 2;
  if (start < low) return low - start;
  return end > high ? high - end : 0;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The box around the soft shadows, which reach as far as `soft`, of all words at normal size, on all pages; null = no words. */
export function shadowBox(pages: PageLayout[], soft: StyleExtents['soft']): Box | null {
  return boundingBox(
    pages.flatMap(({ words, outlinePx, emPx }) =>
      words.map(({ ink }) => {
        const box = grow(ink, outlinePx + soft.spread * emPx);
        return { ...box, bottom: box.bottom + soft.offsetY * emPx };
      }),
    ),
  );
}

/** The part of a box that is in the frame; where none is, it has no width or height, or a negative one. */
export function insideFrame(box: Box, { width, height }: Frame): Box {
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
}
