import type { FrameTimes } from '../../media/read-frame-times.ts';
import { firstFrom } from '../first-from.ts';
import type { WatchedLook } from './watch-faces.ts';

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

/** Sorts what may be a cut: many are known to the frame without decoding another one. Pure. */
export function possibleCuts(looks: WatchedLook[], frameTimes: FrameTimes | null): PossibleCuts {
  const cuts: PossibleCuts = { known: [], unknown: [] };
  const isEarly = earlyKeys(frameTimes);
  for (const [i, look] of looks.entries()) {
    const before = looks[i - 1];
    if (!before || !look.mayBeCut) continue;
    const key = keyIn(frameTimes, before.pts, look.pts);
    if (key !== null && isEarly(key)) cuts.known.push(key);
    else if (framesIn(frameTimes, before.pts, look.pts) <= 1) cuts.known.push(look.pts);
    else cuts.unknown.push({ afterPts: before.pts, uptoPts: look.pts });
  }
  return cuts;
}

function earlyKeys(frameTimes: FrameTimes | null): (pts: number) => boolean {
  const keys = frameTimes?.keyPts ?? [];
  const longest = keys.reduce((most, pts, i) => Math.max(most, pts - (keys[i - 1] ?? pts)), 0);
  const early = new Set(keys.filter((pts, i) => i > 0 && pts - (keys[i - 1] ?? pts) < longest * earlyShare));
  return (pts) => early.has(pts);
}

/** The first key frame in a range; null = none. */
function keyIn(frameTimes: FrameTimes | null, afterPts: number, uptoPts: number): number | null {
  const keys = frameTimes?.keyPts ?? [];
  const key = keys[firstFrom(keys, afterPts + 1)];
  return key !== undefined && key <= uptoPts ? key : null;
}

/** How many frames there are after the first and up to the second moment; 1 where nobody knows. */
export function framesIn(frameTimes: FrameTimes | null, afterPts: number, uptoPts: number): number {
  if (!frameTimes) return 1;
  return firstFrom(frameTimes.pts, uptoPts + 1) - firstFrom(frameTimes.pts, afterPts + 1);
}
