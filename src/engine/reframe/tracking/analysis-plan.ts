import type { VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import type { FaceMapDetail } from '../face-map/face-map.ts';
import type { DecodedFrames } from '../frames/read-frames-args.ts';
import type { AnalysisOptions } from './analyse-frames.ts';

export interface AnalysisPlan extends AnalysisOptions {
  frames: DecodedFrames;
  spacingMs: number;
}

/** Key frames that are never further apart than this show where everybody is, at a fraction of the cost. */
const denseKeysMs = 1_300;
/** x264's default distance, 250 frames, is up to 10.4 s. */
const sparseKeysMs = 12_000;

/** Frames a second apart that differ by more are examined again: an object held in a hand makes them differ too. */
const maybeCut = 0.042;
/** Limit where nothing is examined again: captions that stay over a cut are better than captions that jump. */
const surelyCut = 0.072;

/**
 * Chooses the cheapest analysis that the key frames of a source allow. Decoding is what costs: all frames cost a quarter
 * of an encode, forward-predicted frames a tenth, key frames a hundredth. Pure.
 */
export function planAnalysis(detail: FaceMapDetail, video: VideoFacts, frameTimes: FrameTimes | null): AnalysisPlan {
  const gapMs = maxKeyGapMs(video, frameTimes);
  if (detail === 'captions') {
    const frames = gapMs <= sparseKeysMs ? 'key' : 'forward';
    return { frames, spacingMs: 2_400, everyMs: 0, watchMouths: false, sameShotChange: surelyCut };
  }
  if (gapMs <= denseKeysMs)
    return { frames: 'key', spacingMs: 450, everyMs: 0, watchMouths: false, sameShotChange: maybeCut };
  return { frames: 'forward', spacingMs: 60, everyMs: 1_000, watchMouths: true, sameShotChange: null };
}

/** Longest gap between two key frames, or the last one and the end; infinite without frame times. */
function maxKeyGapMs({ timeBase }: VideoFacts, frameTimes: FrameTimes | null): number {
  if (!frameTimes) return Number.POSITIVE_INFINITY;
  const edges = [...frameTimes.keyPts, frameTimes.pts.at(-1) ?? 0];
  const longest = edges.reduce((max, pts, i) => Math.max(max, pts - (edges[i - 1] ?? pts)), 0);
  return (longest * timeBase.num * 1000) / timeBase.den;
}
