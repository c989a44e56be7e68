import type { Region } from '../face-map/face-map.ts';
import type { SmallImage } from './small-image.ts';

/** Displacement in pixels. */
export interface Motion {
  x: number;
  y: number;
}

export interface Match {
  motion: Motion;
  /** Mean difference of brightness, 0 to 219. */
  difference: number;
}

/**
 * Block matching: the displacement of at most `maxPixels` at which a region of the later image differs least from the
 * earlier one. Descends step by step, each to the neighbour with the smallest difference. Pure.
 */
export function estimateMotion(before: SmallImage, after: SmallImage, region: Region, maxPixels: number): Match {
  const matchAt = (motion: Motion, limit: number) => {
    return { motion, difference: differenceAt(before, after, region, { motion, maxPixels, limit }) };
  };
  let best = matchAt({ x: 0, y: 0 }, Number.POSITIVE_INFINITY);
  for (let step = 0; step < maxPixels; step += 1) {
    const { x, y } = best.motion;
    const around = [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ];
    const next = around.reduce((smallest, motion) => {
      const match = matchAt(motion, smallest.difference);
      return match.difference < smallest.difference ? match : smallest;
    }, best);
    if (next === best) break;
    best = next;
  }
  return best;
}

/**
 * Mean difference of brightness between a region and the place it came from by `motion`, which is at most `maxPixels`
 * long. Differences above `limit` are not computed to the end: any number above it may be returned. Pure.
 */
export function differenceAt(
  before: SmallImage,
  after: SmallImage,
  region: Region,
  { motion, maxPixels, limit = Number.POSITIVE_INFINITY }: { motion: Motion; maxPixels: number; limit?: number },
): number {
  const { width } = after;
  const { left, right, top, bottom } = pixelsOf(after, region, maxPixels);
  const back = motion.y * width + motion.x;
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  let sum = 0;
  for (let y = top; y < bottom && sum <= limit * count; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      sum += Math.abs((before.yuv[at - back] ?? 0) - (after.yuv[at] ?? 0));
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Mean absolute deviation of a region's brightness, 0 to 110. Pure. */
export function contrastOf(image: SmallImage, region: Region, maxPixels: number): number {
  const { left, right, top, bottom } = pixelsOf(image, region, maxPixels);
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  if (count === 0) return 0;
  const { width, yuv } = image;
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += yuv[y * width + x] ?? 0;
  }
  const mean = sum / count;
  let distances = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) distances += Math.abs((yuv[y * width + x] ?? 0) - mean);
  }
  return distances / count;
}

/** The region in pixels, kept so far from the edges that any motion of at most `maxPixels` stays inside the image. */
function pixelsOf({ width, height }: SmallImage, region: Region, maxPixels: number) {
  const pixel = (share: number, length: number) =>
    Math.max(maxPixels, Math.min(length - maxPixels, Math.round(share * length)));
  return {
    left: pixel(region.left, width),
    right: pixel(region.left + region.width, width),
    top: pixel(region.top, height),
    bottom: pixel(region.top + region.height, height),
  };
}

/** Every 37th byte is compared, which gives about the same result. */
const sampleStep = 37;

/** Mean difference between two images of one size, brightness counting twice as much as colours: 0 to 1. */
export function imageDifference(before: SmallImage, after: SmallImage): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < after.yuv.length; at += sampleStep, count += 1) {
    sum += Math.abs((before.yuv[at] ?? 0) - (after.yuv[at] ?? 0));
  }
  return count === 0 ? 0 : sum / count / 255;
}
