import type { Picture } from '../detect/detected-face.ts';

/** One in so many bytes tells as much; not a multiple of three, so that all colours have their turn. */
const step = 37;

/** Mean difference of colours between two pictures of one size: 0 to 1. */
export function pictureChange(before: Picture, after: Picture): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < after.rgb.length; at += step, count += 1) {
    sum += Math.abs((before.rgb[at] ?? 0) - (after.rgb[at] ?? 0));
  }
  return count === 0 ? 0 : sum / count / 255;
}
