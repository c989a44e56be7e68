import type { DetectedFace } from '../detect/decode-faces.ts';
import { contrastOf, estimateMotion } from '../frames/compare-images.ts';
import type { SmallImage } from '../frames/small-image.ts';

/** In pixels of the small image. A face that moved farther between two frames has to be detected again. */
const maxPixels = 10;

/**
 * Share of its own contrast by which a region may change. More may be another face, or the same one turned away; two
 * different faces differ by more than all of it.
 */
const maxChange = 0.45;

/** Of 110. With less contrast (hair, darkness) a region cannot be told from its surroundings. */
const minContrast = 6;

/**
 * Finds a face of one image in a later one without the detector, by comparing pixels from the forehead down to the nose.
 * Returns null when the region has changed too much, so that the face has to be detected again. Pure.
 */
export function followFace(before: SmallImage, after: SmallImage, face: DetectedFace): DetectedFace | null {
  const region = {
    left: face.left + face.width * 0.15,
    width: face.width * 0.7,
    top: face.top + face.height * 0.25,
    height: face.height * 0.45,
  };
  const contrast = contrastOf(after, region, maxPixels);
  const { motion, difference } = estimateMotion(before, after, region, maxPixels);
  if (contrast < minContrast || difference > contrast * maxChange) return null;
  const [x, y] = [motion.x / after.width, motion.y / after.height];
  const mouth = { x: face.mouth.x + x, y: face.mouth.y + y };
  return { ...face, left: face.left + x, top: face.top + y, mouth };
}
