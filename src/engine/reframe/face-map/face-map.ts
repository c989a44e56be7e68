import { firstIndexFrom } from '../../../infra/sorted-numbers.ts';
import type { Timed } from '../../captions/caption.ts';

/**
 * Where people's faces are in a source. Found by sampling frames, stored by the source's key, and the same for every
 * framing. Plain JSON; times in milliseconds on the video's clock (0 = first frame), places as shares of the displayed
 * frame (0 to 1, origin top left).
 */
export interface FaceMap {
  /** Consecutive, from the first frame to the last. */
  shots: Shot[];
  /** Absent = there are none, or they were not looked for: only framing needs them. */
  bars?: Bars;
}

/**
 * How closely a source is analysed. Framing needs every cut and every move. To keep captions off faces, key frames are
 * enough.
 */
export type FaceMapDetail = 'framing' | 'captions';

/** Bars at both sides of every frame, or above and below, as shares of its width and height; 0 = none there. */
export interface Bars {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies between two cuts of the source: from the time of its first frame to that of the next shot, or to the end. */
export interface Shot extends Timed {
  /** In time order; samples in which no face was found are there too. */
  samples: FaceSample[];
  /** How full the picture is of text and other detail, see `clutterOf`; absent = not known. */
  clutter?: string;
  /** It shows a screen or a slide. */
  isScreen?: true;
}

/** The faces seen at one moment. */
export interface FaceSample {
  atMs: number;
  faces: SeenFace[];
}

/** Part of a picture, in shares of it (0 to 1, origin top left). */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box reaches from hair to chin. */
export interface SeenFace extends Region {
  /** Number of the person, the same through a shot; counted from 0 in each shot. */
  track: number;
  /** The detector's confidence, 0 to 1. */
  score: number;
  /** Likelihood that this person is speaking, 0 to 1; null where it is not known (one person only, or no sound). */
  speaking: number | null;
}

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

/** The places of a face, and the shares beside them, are stored as ten-thousandths. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export function roundedRegion({ left, top, width, height }: Region): Region {
  return { left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) };
}

/** A face moved from one place towards another by a share of the way, 0 to 1. Pure. */
export function interpolateFace(from: SeenFace, to: SeenFace, share: number): SeenFace {
  const at = (side: keyof Region) => from[side] + (to[side] - from[side]) * share;
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
