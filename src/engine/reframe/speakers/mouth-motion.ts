import type { DetectedFace } from '../detect/detected-face.ts';
import { bestMatch, differenceAt } from '../frames/compare-frames.ts';
import type { SmallPicture } from '../frames/small-frame.ts';

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
  const { move, difference } = bestMatch(before, after, eyesBox, farthest);
  return Math.max(0, differenceAt(before, after, mouthBox, { move, farthest }) - difference);
}
