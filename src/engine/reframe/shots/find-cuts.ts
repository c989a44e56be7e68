import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { firstFrom } from '../face-map/sorted-numbers.ts';
import type { WatchedLook } from '../tracking/sample-faces.ts';

/** Somewhere after the first of these frames and up to the second, another shot begins. */
export interface CutRange {
  afterPts: number;
  uptoPts: number;
}

export interface PossibleCuts {
  /** Of the first frame of a shot each. */
  known: number[];
  /** To be found out by looking at all frames in the range; there may be none. */
  unknown: CutRange[];
}

/** Key frames that come before it is their turn are put where an encoder saw a cut. */
const earlyShare = 0.95;

/**
 * Where looks are so much nearer to one another than key frames, a key frame is hardly between two of them by chance;
 * and where it is so for half of all cuts, the encoder saw them, also if that is just when it was a key frame's turn.
 */
const nearShare = 1 / 8;
const seenShare = 0.5;

/** Sorts what may be a cut: many are known to the frame without decoding another one. Pure. */
export function possibleCuts(looks: WatchedLook[], frameTimes: FrameTimes | null): PossibleCuts {
  const cuts: PossibleCuts = { known: [], unknown: [] };
  const keys = frameTimes?.keyPts ?? [];
  const longest = keys.reduce((most, pts, i) => Math.max(most, pts - (keys[i - 1] ?? pts)), 0);
  const early = new Set(keys.filter((pts, i) => i > 0 && pts - (keys[i - 1] ?? pts) < longest * earlyShare));
  const ranges = looks.flatMap((look, i) => {
    const before = looks[i - 1];
    return before && look.mayBeCut ? [{ afterPts: before.pts, uptoPts: look.pts }] : [];
  });
  const told = ranges.filter((range) => isNear(range, longest) && keyIn(keys, range) !== null);
  const areTold = told.length >= ranges.length * seenShare;
  for (const range of ranges) {
    const key = keyIn(keys, range);
    if (key !== null && (early.has(key) || (areTold && isNear(range, longest)))) cuts.known.push(key);
    else if (framesIn(frameTimes, range.afterPts, range.uptoPts) <= 1) cuts.known.push(range.uptoPts);
    else cuts.unknown.push(range);
  }
  return cuts;
}

function isNear({ afterPts, uptoPts }: CutRange, longest: number): boolean {
  return uptoPts - afterPts <= longest * nearShare;
}

/** The first key frame in a range; null = none. */
function keyIn(keys: number[], { afterPts, uptoPts }: CutRange): number | null {
  const key = keys[firstFrom(keys, afterPts + 1)];
  return key !== undefined && key <= uptoPts ? key : null;
}

/** How many frames there are after the first and up to the second moment; 1 where nobody knows. */
export function framesIn(frameTimes: FrameTimes | null, afterPts: number, uptoPts: number): number {
  if (!frameTimes) return 1;
  return firstFrom(frameTimes.pts, uptoPts + 1) - firstFrom(frameTimes.pts, afterPts + 1);
}
