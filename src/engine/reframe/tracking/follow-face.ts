import type { DetectedFace } from '../detect/detected-face.ts';
import { bestMatch, contrastOf } from '../frames/compare-frames.ts';
import type { SmallPicture } from '../frames/small-frame.ts';

/** Whoever moves farther between two looks is searched for, in pixels of the small picture. */
const farthest = 10;

/**
 * What has changed by more of its own contrast may be another face, or the same one turned away: two faces differ by
 * more than all of it.
 */
const mostChange = 0.45;

/** Less is hair or the dark, in which nothing can be told from what is beside it; of 110. */
const leastContrast = 6;

/**
 * Where a face of a picture is in a later one, told by the pictures alone: from the forehead down to the nose it looks
 * as it did, at most a little aside. null = it does not, so it has to be searched for. Pure.
 */
export function followFace(before: SmallPicture, after: SmallPicture, face: DetectedFace): DetectedFace | null {
  const box = {
    ...{ left: face.left + face.width * 0.15, width: face.width * 0.7 },
    ...{ top: face.top + face.height * 0.25, height: face.height * 0.45 },
  };
  const contrast = contrastOf(after, box, farthest);
  const { move, difference } = bestMatch(before, after, box, farthest);
  if (contrast < leastContrast || difference > contrast * mostChange) return null;
  const [x, y] = [move.x / after.width, move.y / after.height];
  const mouth = { x: face.mouth.x + x, y: face.mouth.y + y };
  return { ...face, left: face.left + x, top: face.top + y, mouth };
}
