import type { VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import type { DetectFaces } from '../detect/create-detector.ts';
import type { DetectedFace } from '../detect/decode-faces.ts';
import type { FaceMapDetail } from '../face-map/face-map.ts';
import { imageDifference } from '../frames/compare-images.ts';
import type { DecodedFrames, SourceFrame } from '../frames/read-frames.ts';
import { type EdgesAt, edgesOf } from '../shots/clutter.ts';
import { type MouthMotion, mouthMotion } from '../speakers/mouth-motion.ts';
import { distance, type FacesAt, nearestFace, predictFaces } from './predict-faces.ts';
import { createFaceSearch, type FacesInImage } from './search-faces.ts';

/** What the frames of a source showed: where shots may begin, faces at some moments, and moving mouths. */
export interface FrameAnalysis {
  frames: AnalysedFrame[];
  samples: FacesAt[];
  mouths: MouthMotion[];
  /** Where each sampled frame is full of detail. */
  edges: EdgesAt[];
}

export interface AnalysedFrame {
  pts: number;
  atMs: number;
  sceneScore: number;
  /** Whether it may belong to another shot than the frame before it. */
  mayBeCut: boolean;
}

interface AnalysisOptions {
  /** Faces that stay where they are, or move evenly, are searched this often; others three times a second. */
  everyMs: number;
  /** Whether to measure mouth movement where two or more faces are seen. */
  watchMouths: boolean;
  /**
   * Where frames are a second or more apart: how much two may differ (0 to 1) and still belong to one shot. ffmpeg's
   * scene score is not used there, since it needs a calm frame before a cut. null = frames are close to one another.
   */
  sameShotChange: number | null;
}

/** Adjacent frames with this scene score or more belong to two shots; movement scores lower. */
export const minCutScore = 0.08;

const movingEveryMs = 400;

/** Frames of 60 a second for more than a second. Each that waits for the next sample holds about 100 KB. */
const maxWaitingFrames = 80;

/** In widths of the face: nearer than this it is where it was. */
const maxStillDistance = 0.3;
/**
 * In widths of the face: how far it may be from its predicted place before the frames in between are searched too. Half
 * way between such samples, faces were eight times nearer to the straight line.
 */
const maxPredictionError = 1.2;

/** Analyses frames in presentation order, and searches as few of them for faces as possible. */
export function createFrameAnalyser(
  detect: DetectFaces,
  { everyMs, watchMouths, sameShotChange }: AnalysisOptions,
): { analysis: FrameAnalysis; add(frame: SourceFrame): Promise<void> } {
  const analysis: FrameAnalysis = { frames: [], samples: [], mouths: [], edges: [] };
  /** The frames since the last sample, it included. */
  let since: SourceFrame[] = [];
  let shotSamples = 0;
  const search = createFaceSearch(detect);

  const mayBeCut = (frame: SourceFrame) => {
    const before = since.at(-1);
    if (!before) return false;
    if (sameShotChange === null) return frame.sceneScore >= minCutScore;
    return imageDifference(before.image, frame.image) > sameShotChange;
  };

  const sampleOf = async (frame: SourceFrame, expected: DetectedFace[], last?: FacesInImage) => {
    return { atMs: frame.atMs, faces: await search.facesIn(frame, expected, last) };
  };

  /** Adds samples between two whose faces are not at the same place. */
  async function sampleBetween(from: FacesAt, to: FacesAt, frames: SourceFrame[]) {
    let lastMs = from.atMs;
    for (const frame of frames) {
      if (frame.atMs - lastMs < movingEveryMs || to.atMs - frame.atMs < movingEveryMs / 2) continue;
      analysis.samples.push(await sampleOf(frame, predictFaces(to, from, frame.atMs)));
      lastMs = frame.atMs;
    }
  }

  function measureMouths(faces: DetectedFace[]) {
    for (const [i, frame] of since.entries()) {
      const before = since[i - 1];
      if (!before) continue;
      for (const face of faces) {
        const motion = mouthMotion(before.image, frame.image, face);
        const [x, y] = [face.left + face.width / 2, face.top + face.height / 2];
        analysis.mouths.push({ atMs: frame.atMs, x, y, motion });
      }
    }
  }

  return {
    analysis,
    async add(frame) {
      const { pts, atMs, sceneScore } = frame;
      const last = analysis.samples.at(-1);
      const isCut = mayBeCut(frame);
      analysis.frames.push({ pts, atMs, sceneScore, mayBeCut: isCut });
      if (isCut) {
        releaseAll(since);
        since = [];
        search.startShot();
      }
      since.push(frame);
      if (last && !isCut && atMs - last.atMs < everyMs && since.length < maxWaitingFrames) return;
      const before = shotSamples > 1 ? analysis.samples.at(-2) : undefined;
      const expected = last && !isCut ? predictFaces(last, before, atMs) : [];
      const [first] = since;
      const isSameShot = last && !isCut && first && first !== frame;
      const sample = await sampleOf(frame, expected, isSameShot ? { ...last, image: first.image } : undefined);
      const between = since.slice(1, -1);
      if (last && !isCut && between.length > 0 && areUnexpected(sample, last, expected)) {
        await sampleBetween(last, sample, between);
      }
      shotSamples = isCut ? 1 : shotSamples + 1;
      analysis.samples.push(sample);
      analysis.edges.push({ atMs, ...edgesOf(frame.image) });
      if (watchMouths && sample.faces.length > 1) measureMouths(sample.faces);
      releaseAll(since.slice(0, -1));
      since = [frame];
    },
  };
}

function releaseAll(frames: SourceFrame[]): void {
  for (const frame of frames) frame.release();
}

/** Whether a face is neither where it was nor where it was predicted to be. */
function areUnexpected(sample: FacesAt, last: FacesAt, expected: DetectedFace[]): boolean {
  if (sample.faces.length !== last.faces.length) return true;
  return sample.faces.some((face) => {
    const [from, predicted] = [nearestFace(last.faces, face), nearestFace(expected, face)];
    if (!from || distance(from, face) <= face.width * maxStillDistance) return false;
    return !predicted || distance(predicted, face) > face.width * maxPredictionError;
  });
}

interface AnalysisPlan extends AnalysisOptions {
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
