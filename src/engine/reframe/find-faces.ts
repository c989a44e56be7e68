import { FfmpegError } from '../media/ffmpeg/ffmpeg-error.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import type { FrameTimes } from '../media/timing/read-frame-times.ts';
import { ownPts, ptsToMs, type StreamClock } from '../media/timing/video-clock.ts';
import { pictureMs } from '../media/timing/video-length.ts';
import { fitsAllPeople } from './camera/frame-shot.ts';
import type { DetectFaces } from './detect/create-detector.ts';
import type { FaceMap, FaceMapDetail, Shot } from './face-map/face-map.ts';
import { peopleInShot } from './face-map/people-in-shot.ts';
import { type ReadFramesDeps, readFrames } from './frames/read-frames.ts';
import { closeImageSize } from './frames/small-image.ts';
import { createBlackBarDetector } from './shots/black-bars.ts';
import { type CutCandidates, findCuts, refineCuts } from './shots/find-cuts.ts';
import { createSoftSideDetector } from './shots/soft-sides.ts';
import { splitShots, trackFaces } from './shots/split-shots.ts';
import type { MouthMotion } from './speakers/mouth-motion.ts';
import { readAudioLevels } from './speakers/read-audio-levels.ts';
import { scoreSpeakers } from './speakers/score-speakers.ts';
import { createFrameAnalyser, planAnalysis } from './tracking/analyse-frames.ts';

/** Raise it with every change that finds other faces, cuts, bars or speakers: stored maps are then computed again. */
export const faceMapVersion = 12;

export interface FindFacesInput {
  sourceFile: string;
  facts: SourceFacts;
  /** null = unknown. */
  frameTimes: FrameTimes | null;
  detail: FaceMapDetail;
  /** On the video's clock: only the beginning is looked at. Default: all. */
  untilMs?: number;
  signal: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

export type FindFaces = (input: FindFacesInput) => Promise<FaceMap>;

/** Returns the function that finds a source's shots and the faces in them. It throws FfmpegError. */
export function createFaceFinder({ ffmpeg, detect }: { ffmpeg: string; detect: DetectFaces }): FindFaces {
  return async (input) => {
    const { sourceFile: file, facts, frameTimes, detail, untilMs, signal, onProgress } = input;
    const { video } = facts;
    const durationMs = Math.min(pictureMs(facts), untilMs ?? Number.POSITIVE_INFINITY);
    const window = untilMs === undefined ? undefined : { toPts: msToPts(untilMs, video) };
    const deps = { ffmpeg, signal };
    const plan = planAnalysis(detail, video, frameTimes);
    const analyser = createFrameAnalyser(detect, plan);
    const barDetectors = detail === 'framing' ? [createBlackBarDetector(), createSoftSideDetector()] : [];
    const keyPts = plan.frames === 'key' ? frameTimes?.keyPts.map((pts) => ownPts(pts, video)) : undefined;
    await readFrames(deps, { file, facts, ...plan, keyPts, window }, async (frame) => {
      for (const detector of barDetectors) detector.add(frame.image);
      await analyser.add(frame);
      onProgress?.(Math.min(1, frame.atMs / durationMs) * analysisShare);
    });
    const { frames, mouths, ...seen } = analyser.analysis;
    const candidates = findCuts(frames, frameTimes);
    const cuts =
      detail === 'framing' ? await refineCuts(deps, { file, facts, frameTimes }, candidates) : roughCuts(candidates);
    const cutsMs = cuts.map((pts) => ptsToMs(pts, video));
    const split = splitShots(cutsMs, durationMs, seen);
    const shots =
      detail === 'framing'
        ? await withSmallFaces({ ...deps, detect }, { file, facts, frames: plan.frames, keyPts }, split)
        : split;
    const bars = barDetectors.map((detector) => detector.bars()).find((found) => found !== null);
    const found: FaceMap = bars ? { shots, bars } : { shots };
    const map = detail === 'framing' ? await withSpeakers({ ...deps, detect }, input, { found, mouths }) : found;
    onProgress?.(1);
    return map;
  };
}

/** Share of the progress that the first pass makes; the rest goes to what is read twice. */
const analysisShare = 0.8;

/** Without decoding another frame, captions change with the key frame after a cut, which is near enough. */
function roughCuts({ known, unknown }: CutCandidates): number[] {
  return [...known, ...unknown.map(({ uptoPts }) => uptoPts)].sort((a, b) => a - b);
}

type FinderDeps = ReadFramesDeps & { detect: DetectFaces };

/** In a shorter shot a window on somebody small gains little. */
const minSearchedMs = 2_000;

/**
 * Searches larger images of the shots in which nobody is seen: the face of somebody who stands is small. Of a screen all is
 * shown anyway.
 */
async function withSmallFaces(
  { detect, ...deps }: FinderDeps,
  source: Pick<Parameters<typeof readFrames>[1], 'file' | 'facts' | 'frames' | 'keyPts'>,
  shots: Shot[],
): Promise<Shot[]> {
  const searched: Shot[] = [];
  for (const shot of shots) {
    const isLong = shot.endMs - shot.startMs >= minSearchedMs;
    if (!isLong || shot.isScreen || peopleInShot(shot).length > 0) {
      searched.push(shot);
      continue;
    }
    const { video } = source.facts;
    const analyser = createFrameAnalyser(detect, { everyMs: 1_800, watchMouths: false, sameShotChange: null });
    const window = { fromPts: msToPts(shot.startMs, video), toPts: msToPts(shot.endMs, video) };
    const request = { ...source, size: closeImageSize(video), spacingMs: 450, window };
    await readFrames(deps, request, async (frame) => {
      if (frame.atMs >= shot.startMs && frame.atMs < shot.endMs) await analyser.add(frame);
      else frame.release();
    });
    const close = { ...shot, samples: trackFaces(analyser.analysis.samples) };
    searched.push(peopleInShot(close).length > 0 ? close : shot);
  }
  return searched;
}

/** Speakers are scored only in shots whose people do not fit in one window. */
async function withSpeakers(
  deps: FinderDeps,
  { sourceFile: file, facts }: FindFacesInput,
  { found, mouths }: { found: FaceMap; mouths: MouthMotion[] },
): Promise<FaceMap> {
  const { video, audio } = facts;
  const { shots, bars } = found;
  const shown = { ...video, bars };
  if (!audio || shots.every((shot) => fitsAllPeople(shot, shown))) return found;
  const levels = await readAudioLevels(deps, { file, facts: { ...facts, audio } });
  const scored: Shot[] = [];
  for (const shot of shots) {
    if (fitsAllPeople(shot, shown)) {
      scored.push(shot);
      continue;
    }
    const seen = mouths.filter(({ atMs }) => atMs > shot.startMs && atMs < shot.endMs);
    const ownMouths = seen.length > 0 ? seen : await watchMouths(deps, { file, facts, shot });
    scored.push({ ...shot, samples: scoreSpeakers(shot, ownMouths, levels) });
  }
  return { ...found, shots: scored };
}

/** Where only key frames were read: ten frames a second show a mouth move. */
async function watchMouths(
  { detect, ...deps }: FinderDeps,
  { file, facts, shot }: { file: string; facts: SourceFacts; shot: Shot },
): Promise<MouthMotion[]> {
  const analyser = createFrameAnalyser(detect, { everyMs: 1_000, watchMouths: true, sameShotChange: null });
  const window = { fromPts: msToPts(shot.startMs, facts.video), toPts: msToPts(shot.endMs, facts.video) };
  await readFrames(deps, { file, facts, frames: 'all', spacingMs: 90, window }, async (frame) => {
    if (frame.atMs >= shot.startMs && frame.atMs < shot.endMs) await analyser.add(frame);
  });
  return analyser.analysis.mouths;
}

function msToPts(ms: number, { startPts, timeBase }: StreamClock): number {
  return Math.round(startPts + (ms * timeBase.den) / (1000 * timeBase.num));
}

export interface FacesFound {
  /** null = not needed, or not known. */
  faces: FaceMap | null;
  /** True when faces are needed but the search failed. */
  areUnknown: boolean;
}

/**
 * Runs a face search, and turns its failure into "unknown": the video is then rendered without faces.
 * @throws FfmpegError when ffmpeg was ended by a signal; the signal's reason when aborted
 */
export async function facesIfFound(
  { signal, onFailure }: { signal: AbortSignal; onFailure?: (error: unknown) => void },
  search: () => Promise<FaceMap>,
): Promise<FacesFound> {
  try {
    return { faces: await search(), areUnknown: false };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FfmpegError && error.wasKilled) throw error;
    onFailure?.(error);
    return { faces: null, areUnknown: true };
  }
}
