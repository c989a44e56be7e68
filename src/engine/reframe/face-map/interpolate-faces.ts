import { faceBetween } from './face-between.ts';
import type { FaceSample, SeenFace } from './face-map.ts';
import { firstFrom } from './sorted-numbers.ts';

/**
 * Who is seen where at a moment between two samples of a shot: whoever the nearer one has, on the way to where the other
 * one has the same person. Before the first and after the last it is as there; without samples nobody is seen. Pure.
 */
export function facesThrough(samples: FaceSample[]): (atMs: number) => SeenFace[] {
  const moments = samples.map(({ atMs }) => atMs);
  return (atMs) => {
    const index = firstFrom(moments, atMs);
    return facesBetween(samples[index - 1], samples[index], atMs);
  };
}

function facesBetween(before: FaceSample | undefined, after: FaceSample | undefined, atMs: number): SeenFace[] {
  if (!before || !after || after.atMs === atMs) return (after ?? before)?.faces ?? [];
  const share = (atMs - before.atMs) / (after.atMs - before.atMs);
  const [near, far, toFar] = share < 0.5 ? [before, after, share] : [after, before, 1 - share];
  return near.faces.map((face) => {
    const later = far.faces.find(({ track }) => track === face.track);
    return later ? faceBetween(face, later, toFar) : face;
  });
}
