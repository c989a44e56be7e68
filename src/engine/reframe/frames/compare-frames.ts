import type { SmallPicture } from './small-frame.ts';

/** Part of a picture, as shares of it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** In pixels. */
export interface Move {
  x: number;
  y: number;
}

export interface Match {
  move: Move;
  /** Mean difference of brightness, 0 to 219. */
  difference: number;
}

/**
 * The move of at most so many pixels that changes a part of the later picture least, found step by step: each goes to
 * where it changes less. Pure.
 */
export function bestMatch(before: SmallPicture, after: SmallPicture, box: Box, farthest: number): Match {
  const matchAt = (move: Move, atMost: number) => {
    return { move, difference: differenceAt(before, after, box, { move, farthest, atMost }) };
  };
  let best = matchAt({ x: 0, y: 0 }, Number.POSITIVE_INFINITY);
  for (let step = 0; step < farthest; step += 1) {
    const { x, y } = best.move;
    const around = [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ];
    const next = around.reduce((least, move) => {
      const match = matchAt(move, least.difference);
      return match.difference < least.difference ? match : least;
    }, best);
    if (next === best) break;
    best = next;
  }
  return best;
}

/**
 * How much a part differs from where it was by a move, which is no longer than the farthest; where that is more than asked
 * for, it may be any number above. Pure.
 */
export function differenceAt(
  before: SmallPicture,
  after: SmallPicture,
  box: Box,
  { move, farthest, atMost = Number.POSITIVE_INFINITY }: { move: Move; farthest: number; atMost?: number },
): number {
  const { width } = after;
  const { left, right, top, bottom } = pixelsOf(after, box, farthest);
  const back = move.y * width + move.x;
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  let sum = 0;
  for (let y = top; y < bottom && sum <= atMost * count; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      sum += Math.abs((before.yuv[at - back] ?? 0) - (after.yuv[at] ?? 0));
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Mean distance of a part's brightness from its mean, 0 to 110. Pure. */
export function contrastOf(picture: SmallPicture, box: Box, farthest: number): number {
  const { left, right, top, bottom } = pixelsOf(picture, box, farthest);
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  if (count === 0) return 0;
  const { width, yuv } = picture;
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

/** Inside the picture wherever it moved from. */
function pixelsOf({ width, height }: SmallPicture, box: Box, farthest: number) {
  const pixel = (share: number, length: number) =>
    Math.max(farthest, Math.min(length - farthest, Math.round(share * length)));
  return {
    ...{ left: pixel(box.left, width), right: pixel(box.left + box.width, width) },
    ...{ top: pixel(box.top, height), bottom: pixel(box.top + box.height, height) },
  };
}
