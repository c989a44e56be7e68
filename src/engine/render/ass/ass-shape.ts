import { boundingBox } from '../../layout/geometry/boxes.ts';
import type { Box } from '../../layout/geometry/page-layout.ts';
import { position, px } from './ass-event.ts';

interface Point {
  x: number;
  y: number;
}

/** Handle length of a Bézier curve that approximates a quarter circle, in radii. */
const quarterHandle = 0.5523;

/** Tags and drawing of a rounded rectangle. Scaling it keeps its centre in place. */
export function roundedBox(box: Box, radiusPx: number): { tags: string; text: string } {
  return roundedBoxes([box], radiusPx);
}

/** The same of several together, which may overlap. */
export function roundedBoxes(boxes: Box[], radiusPx: number): { tags: string; text: string } {
  const { left, top, right, bottom } = boundingBox(boxes) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const paths = boxes.map((box) => {
    const [x, y] = [box.left - left, box.top - top];
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ];
    return roundedPath(corners, radiusPx);
  });
  return { tags: `${position((left + right) / 2, (top + bottom) / 2)}\\p1`, text: paths.join(' ') };
}

/** A closed path whose right-angled corners are rounded as far as their sides allow. */
function roundedPath(corners: Point[], radiusPx: number): string {
  const parts = corners.flatMap((corner, index) => {
    const [before, after] = [corners.at(index - 1) ?? corner, corners[(index + 1) % corners.length] ?? corner];
    const radius = Math.min(radiusPx, distance(before, corner) / 2, distance(corner, after) / 2);
    const [enter, leave] = [towards(corner, before, radius), towards(corner, after, radius)];
    const handles = [
      towards(corner, before, radius * (1 - quarterHandle)),
      towards(corner, after, radius * (1 - quarterHandle)),
    ];
    return [`${index === 0 ? 'm' : 'l'} ${coordinates(enter)}`, `b ${[...handles, leave].map(coordinates).join(' ')}`];
  });
  return parts.join(' ');
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

function coordinates({ x, y }: Point): string {
  return `${px(x)} ${px(y)}`;
}
