import { firstIndexFrom } from '../../../infra/sorted-numbers.ts';
import type { FaceSample, SeenFace } from './face-map.ts';

/**
 * Returns a function that tells who is seen where at any moment of a shot. Between two samples it takes the faces of the
 * nearer one, moved towards the place where the other sample has the same person. Before the first and after the last
 * sample, faces stay where they are. Pure.
 */
export function interpolateFaces(samples: FaceSample[]): (atMs: number) => SeenFace[] {
  const moments = samples.map(({ atMs }) => atMs);
  return (atMs) => {
    const index = firstIndexFrom(moments, atMs);
    return facesBetween(samples[index - 1], samples[index], atMs);
  };
}

/** A face moved from one place towards another by a share of the way, 0 to 1. Pure. */
export function interpolateFace(from: SeenFace, to: SeenFace, share: number): SeenFace {
  const at = (side: 'left' | 'top' | 'width' | 'height') => from[side] + (to[side] - from[side]) * share;
  return { ...from, left: at('left'), top: at('top'), width: at('width'), height: at('height') };
}

function facesBetween(before: FaceSample | undefined, after: FaceSample | undefined, atMs: number): SeenFace[] {
  if (!before || !after || after.atMs === atMs) return (after ?? before)?.faces ?? [];
  const share = (atMs - before.atMs) / (after.atMs - before.atMs);
  const [near, far, toFar] = share < 0.5 ? [before, after, share] : [after, before, 1 - share];
  return near.faces.map((face) => {
    const later = far.faces.find(({ track }) => track === face.track);
    return later ? interpolateFace(face, later, toFar) : face;
  });
}
