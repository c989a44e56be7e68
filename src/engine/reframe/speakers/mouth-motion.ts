import type { DetectedFace } from '../detect/decode-faces.ts';
import { differenceAt, estimateMotion } from '../frames/compare-images.ts';
import type { SmallImage } from '../frames/small-image.ts';

/** How much a mouth moved between two frames. */
export interface MouthMotion {
  /** Of the later frame. */
  atMs: number;
  /** The face's middle. */
  x: number;
  y: number;
  /** See `mouthMotion`. */
  motion: number;
}

/** A head moves by less than this between two frames, in pixels of the small image. */
const maxPixels = 3;

/**
 * How much more a mouth changed between two frames than the eyes above it. Both are compared where the head has moved
 * to, since a nod moves both and speech only the mouth. Mean difference of brightness, 0 to 219; 0 where the eyes change
 * more. Pure.
 */
export function mouthMotion(before: SmallImage, after: SmallImage, face: DetectedFace): number {
  const { mouth, width, height, left, top } = face;
  const mouthBox = {
    left: mouth.x - width * 0.2,
    top: mouth.y - height * 0.07,
    width: width * 0.4,
    height: height * 0.2,
  };
  const eyesBox = { left: left + width * 0.22, top: top + height * 0.36, width: width * 0.56, height: height * 0.2 };
  const { motion, difference } = estimateMotion(before, after, eyesBox, maxPixels);
  return Math.max(0, differenceAt(before, after, mouthBox, { motion, maxPixels }) - difference);
}
