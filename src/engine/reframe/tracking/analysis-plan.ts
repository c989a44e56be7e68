import type { VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import type { LookedAtFrames } from '../frames/read-frames-args.ts';
import type { FaceMapDetail } from '../needs-face-map.ts';
import type { WatchOptions } from './sample-faces.ts';

export interface LookPlan extends WatchOptions {
  frames: LookedAtFrames;
  spacingMs: number;
}

/** Key frames that are never further apart show where everybody is at a fraction of the cost. */
const denseKeysMs = 1_300;
/** x264's own distance, 250 frames, is up to 10.4 s. */
const sparseKeysMs = 12_000;

/** Pictures a second apart that differ by more are looked at again; what was held in a hand differs so too. */
const maybeCut = 0.042;
/** And where nobody looks again: captions that stay over a cut are better than captions that hop. */
const surelyCut = 0.072;

/**
 * How closely a source is looked at, as cheaply as its key frames allow. Decoding is what costs: all frames a quarter
 * of an encode, those told in one direction a tenth, key frames a hundredth. Pure.
 */
export function lookPlan(detail: FaceMapDetail, video: VideoFacts, frameTimes: FrameTimes | null): LookPlan {
  const gapMs = longestGapMs(video, frameTimes);
  if (detail === 'captions') {
    const frames = gapMs <= sparseKeysMs ? 'key' : 'forward';
    return { frames, spacingMs: 2_400, everyMs: 0, mouths: false, sameShotChange: surelyCut };
  }
  if (gapMs <= denseKeysMs)
    return { frames: 'key', spacingMs: 450, everyMs: 0, mouths: false, sameShotChange: maybeCut };
  return { frames: 'forward', spacingMs: 60, everyMs: 1_000, mouths: true, sameShotChange: null };
}

/** Between two key frames, or the last one and the end; without frame times nobody knows. */
function longestGapMs({ timeBase }: VideoFacts, frameTimes: FrameTimes | null): number {
  if (!frameTimes) return Number.POSITIVE_INFINITY;
  const edges = [...frameTimes.keyPts, frameTimes.pts.at(-1) ?? 0];
  const longest = edges.reduce((most, pts, i) => Math.max(most, pts - (edges[i - 1] ?? pts)), 0);
  return (longest * timeBase.num * 1000) / timeBase.den;
}
