import type { DetectFaces } from '../detect/create-detector.ts';
import type { DetectedFace } from '../detect/detected-face.ts';
import { imageDifference } from '../frames/compare-images.ts';
import type { SourceFrame } from '../frames/read-frames.ts';
import { type MouthMotion, mouthMotion } from '../speakers/mouth-motion.ts';
import { distance, type FacesAt, nearestFace, predictFaces } from './predict-faces.ts';
import { createFaceSearch, type FacesInImage } from './search-faces.ts';

/** What the frames of a source showed: where shots may begin, faces at some moments, and moving mouths. */
export interface FrameAnalysis {
  frames: AnalysedFrame[];
  samples: FacesAt[];
  mouths: MouthMotion[];
}

export interface AnalysedFrame {
  pts: number;
  atMs: number;
  sceneScore: number;
  /** Whether it may belong to another shot than the frame before it. */
  mayBeCut: boolean;
}

export interface AnalysisOptions {
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
  const analysis: FrameAnalysis = { frames: [], samples: [], mouths: [] };
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
      if (last && !isCut && atMs - last.atMs < everyMs) return;
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
