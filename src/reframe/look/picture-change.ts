import type { Picture } from '../detect/detected-face.ts';

/** A twelfth of the pixels tells as much. */
const step = 12 * 3;

/** Mean difference of brightness between two pictures of one size: 0 to 1. */
export function pictureChange(before: Picture, after: Picture): number {
  let sum = 0;
  let count = 0;
  for (let at = 1; at < after.rgb.length; at += step, count += 1) {
    sum += Math.abs((before.rgb[at] ?? 0) - (after.rgb[at] ?? 0));
  }
  return count === 0 ? 0 : sum / count / 255;
}
