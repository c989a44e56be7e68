import type { SmallPicture } from './small-frame.ts';

/** One in so many bytes tells as much. */
const step = 37;

/** Mean difference of brightness, and half as much of colours, between two pictures of one size: 0 to 1. */
export function pictureChange(before: SmallPicture, after: SmallPicture): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < after.yuv.length; at += step, count += 1) {
    sum += Math.abs((before.yuv[at] ?? 0) - (after.yuv[at] ?? 0));
  }
  return count === 0 ? 0 : sum / count / 255;
}
