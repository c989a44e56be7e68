import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import { firstIndexFrom } from '../../../infra/sorted-numbers.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { type ReadFramesDeps, readFrames, type SourceFrame } from '../frames/read-frames.ts';
import { type AnalysedFrame, minCutScore } from '../tracking/analyse-frames.ts';

/** Another shot begins after the first of these frames, at the second one at the latest. */
interface CutRange {
  afterPts: number;
  uptoPts: number;
}

export interface CutCandidates {
  /** The first frame of a shot each. */
  known: number[];
  /** All frames of these ranges have to be examined; there may be no cut in them. */
  unknown: CutRange[];
}

/** Share of the longest key frame distance: key frames that come earlier were placed at a cut by the encoder. */
const earlyShare = 0.95;

/**
 * When analysed frames are this much closer to one another than key frames (share of the longest key frame distance), a
 * key frame is hardly between two of them by chance.
 */
const nearShare = 1 / 8;
/** When that is so for this share of all cuts, the encoder detected them: also where a key frame was due anyway. */
const detectedShare = 0.5;

/** Sorts frames that may be cuts: many are known exactly without decoding another frame. Pure. */
export function findCuts(frames: AnalysedFrame[], frameTimes: FrameTimes | null): CutCandidates {
  const cuts: CutCandidates = { known: [], unknown: [] };
  const keys = frameTimes?.keyPts ?? [];
  const longest = keys.reduce((max, pts, i) => Math.max(max, pts - (keys[i - 1] ?? pts)), 0);
  const early = new Set(keys.filter((pts, i) => i > 0 && pts - (keys[i - 1] ?? pts) < longest * earlyShare));
  const ranges = frames.flatMap((frame, i) => {
    const before = frames[i - 1];
    return before && frame.mayBeCut ? [{ afterPts: before.pts, uptoPts: frame.pts }] : [];
  });
  const withKey = ranges.filter((range) => isNear(range, longest) && keyIn(keys, range) !== null);
  const areDetected = withKey.length >= ranges.length * detectedShare;
  for (const range of ranges) {
    const key = keyIn(keys, range);
    if (key !== null && (early.has(key) || (areDetected && isNear(range, longest)))) cuts.known.push(key);
    else if (countFrames(frameTimes, range.afterPts, range.uptoPts) <= 1) cuts.known.push(range.uptoPts);
    else cuts.unknown.push(range);
  }
  return cuts;
}

function isNear({ afterPts, uptoPts }: CutRange, longest: number): boolean {
  return uptoPts - afterPts <= longest * nearShare;
}

/** The first key frame in a range; null = none. */
function keyIn(keys: number[], { afterPts, uptoPts }: CutRange): number | null {
  const key = keys[firstIndexFrom(keys, afterPts + 1)];
  return key !== undefined && key <= uptoPts ? key : null;
}

/** Number of frames after the first and up to the second moment; 1 without frame times. */
function countFrames(frameTimes: FrameTimes | null, afterPts: number, uptoPts: number): number {
  if (!frameTimes) return 1;
  return firstIndexFrom(frameTimes.pts, uptoPts + 1) - firstIndexFrom(frameTimes.pts, afterPts + 1);
}

/** To find cuts exactly, at most this share of a source is decoded again, or this many frames if that is more. */
const maxShareDecodedAgain = 0.2;
const alwaysDecodedAgain = 300;

/**
 * The first frames of shots, in the stream's ticks, ascending. Examines uncertain ranges frame by frame; when that would
 * cost too much, takes the end of a range for the cut.
 */
export async function refineCuts(
  deps: ReadFramesDeps,
  source: { file: string; facts: SourceFacts; frameTimes: FrameTimes | null },
  { known, unknown }: CutCandidates,
): Promise<number[]> {
  const cuts = [...known];
  const { frameTimes } = source;
  let framesLeft = Math.max(alwaysDecodedAgain, (frameTimes?.pts.length ?? 0) * maxShareDecodedAgain);
  const keyBefore = ({ afterPts }: CutRange) => frameTimes?.keyPts.findLast((pts) => pts <= afterPts) ?? afterPts;
  const keyed = unknown.map((range) => ({ ...range, fromPts: keyBefore(range) }));
  // ranges that are decoded from the same key frame on are decoded together
  for (const ranges of groupNeighbours(keyed, (before, range) => before.fromPts === range.fromPts)) {
    const window = { fromPts: ranges[0]?.fromPts ?? 0, toPts: ranges.at(-1)?.uptoPts ?? 0 };
    framesLeft -= countFrames(frameTimes, window.fromPts - 1, window.toPts);
    cuts.push(...(framesLeft >= 0 ? await cutsIn(deps, source, window, ranges) : ranges.map(({ uptoPts }) => uptoPts)));
  }
  return [...new Set(cuts)].sort((a, b) => a - b);
}

/** The frame of each range that differs most from the one before it, if it differs enough. */
async function cutsIn(
  deps: ReadFramesDeps,
  { file, facts }: { file: string; facts: SourceFacts },
  window: { fromPts: number; toPts: number },
  ranges: CutRange[],
): Promise<number[]> {
  const best = new Map<CutRange, Pick<SourceFrame, 'pts' | 'sceneScore'>>();
  const input = {
    file,
    facts,
    frames: 'all' as const,
    window,
    // with the frame before each range, which its first frame is compared with
    ranges: ranges.map(({ afterPts, uptoPts }) => ({ fromPts: afterPts, toPts: uptoPts })),
  };
  await readFrames(deps, input, async ({ pts, sceneScore, release }) => {
    release();
    const range = ranges.find(({ afterPts, uptoPts }) => pts > afterPts && pts <= uptoPts);
    if (!range || sceneScore < Math.max(minCutScore, best.get(range)?.sceneScore ?? 0)) return;
    best.set(range, { pts, sceneScore });
  });
  return [...best.values()].map(({ pts }) => pts);
}
