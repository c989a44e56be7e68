import type { DetectedFace } from '../detect/decode-faces.ts';

/** The faces detected at one moment. */
export interface FacesAt {
  atMs: number;
  faces: DetectedFace[];
}

/** A face within this many of its widths from where somebody was may be the same person. */
const maxWidthsApart = 2.5;

/**
 * Where the faces of the last sample would be at a moment if they kept the speed they had since the sample before it.
 * The moment may also lie between the two samples. Pure.
 */
export function predictFaces(last: FacesAt, before: FacesAt | undefined, atMs: number): DetectedFace[] {
  if (!before || before.atMs === last.atMs) return last.faces;
  const pace = (atMs - last.atMs) / (last.atMs - before.atMs);
  return last.faces.map((face) => {
    const earlier = nearestFace(before.faces, face);
    if (!earlier || distance(earlier, face) > face.width * maxWidthsApart) return face;
    return {
      ...face,
      left: face.left + (face.left - earlier.left) * pace,
      top: face.top + (face.top - earlier.top) * pace,
    };
  });
}

type Corner = Pick<DetectedFace, 'left' | 'top'>;

export function nearestFace(faces: DetectedFace[], to: Corner): DetectedFace | undefined {
  return faces.toSorted((a, b) => distance(a, to) - distance(b, to))[0];
}

/** Between two faces' upper left corners, in shares of the image. */
export function distance(a: Corner, b: Corner): number {
  return Math.hypot(a.left - b.left, a.top - b.top);
}
