import type { DetectedFace } from '../detect/detected-face.ts';
import type { SmallPicture } from './small-picture.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** In pixels. */
interface Move {
  x: number;
  y: number;
}

/** A head moves by less than this between two looks, in pixels of the small picture. */
const farthest = 3;

/**
 * How much more a mouth changed between two pictures than the eyes above it, each where the head has moved to: a nod
 * moves both, speech only one. Mean difference of brightness, 0 to 219; 0 where the eyes change more. Pure.
 */
export function mouthMotion(before: SmallPicture, after: SmallPicture, face: DetectedFace): number {
  const { mouth, width, height, left, top } = face;
  const mouthBox = {
    left: mouth.x - width * 0.2,
    top: mouth.y - height * 0.07,
    width: width * 0.4,
    height: height * 0.2,
  };
  const eyesBox = { left: left + width * 0.22, top: top + height * 0.36, width: width * 0.56, height: height * 0.2 };
  const eyes = bestMatch(before, after, eyesBox);
  return Math.max(0, difference(before, after, mouthBox, eyes.move) - eyes.difference);
}

/** The move that changes a part of the picture least, found step by step: each goes to where it changes less. */
function bestMatch(before: SmallPicture, after: SmallPicture, box: Box): { move: Move; difference: number } {
  const matchAt = (move: Move) => ({ move, difference: difference(before, after, box, move) });
  let best = matchAt({ x: 0, y: 0 });
  for (let step = 0; step < farthest; step += 1) {
    const { x, y } = best.move;
    const around = [
      matchAt({ x: x - 1, y }),
      matchAt({ x: x + 1, y }),
      matchAt({ x, y: y - 1 }),
      matchAt({ x, y: y + 1 }),
    ];
    const next = around.reduce((least, match) => (match.difference < least.difference ? match : least), best);
    if (next === best) break;
    best = next;
  }
  return best;
}

function difference(before: SmallPicture, after: SmallPicture, box: Box, move: Move): number {
  const { width, height } = after;
  const [left, right] = [pixel(box.left, width), pixel(box.left + box.width, width)];
  const [top, bottom] = [pixel(box.top, height), pixel(box.top + box.height, height)];
  const back = move.y * width + move.x;
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1, count += 1) {
      const at = y * width + x;
      sum += Math.abs((before.yuv[at - back] ?? 0) - (after.yuv[at] ?? 0));
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Inside the picture wherever it moved from. */
function pixel(share: number, length: number): number {
  return Math.max(farthest, Math.min(length - farthest, Math.round(share * length)));
}
