import type { DetectedFace } from '../detect/detected-face.ts';

/** Faces at a moment. */
export interface FacesSeen {
  atMs: number;
  faces: DetectedFace[];
}

/** Who is nearer to where somebody was than this many widths of the face may be the same person. */
const samePersonWithin = 2.5;

/**
 * Where the faces seen last would be at a moment if they went on as they went since the look before, or between the
 * two. Pure.
 */
export function expectedFaces(last: FacesSeen, before: FacesSeen | undefined, atMs: number): DetectedFace[] {
  if (!before || before.atMs === last.atMs) return last.faces;
  const pace = (atMs - last.atMs) / (last.atMs - before.atMs);
  return last.faces.map((face) => {
    const earlier = nearestFace(before.faces, face);
    if (!earlier || distance(earlier, face) > face.width * samePersonWithin) return face;
    return {
      ...face,
      left: face.left + (face.left - earlier.left) * pace,
      top: face.top + (face.top - earlier.top) * pace,
    };
  });
}

type Place = Pick<DetectedFace, 'left' | 'top'>;

export function nearestFace(faces: DetectedFace[], to: Place): DetectedFace | undefined {
  return faces.toSorted((a, b) => distance(a, to) - distance(b, to))[0];
}

/** Between two faces' corners, in shares of the picture. */
export function distance(a: Place, b: Place): number {
  return Math.hypot(a.left - b.left, a.top - b.top);
}
