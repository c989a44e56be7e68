import type { SourceFacts, VideoFacts } from '../media/source-facts.ts';
import type { FrameTimes } from '../media/timing/read-frame-times.ts';
import { losesSomebody } from './camera/frame-shot.ts';
import type { DetectFaces } from './detect/create-detector.ts';
import type { FaceMap, Shot } from './face-map/face-map.ts';
import { type LookDeps, lookAt } from './frames/read-frames.ts';
import type { FaceMapDetail } from './needs-face-map.ts';
import { noticeBars } from './shots/black-bars.ts';
import { possibleCuts } from './shots/find-cuts.ts';
import { settleCuts } from './shots/refine-cuts.ts';
import { noticeSoftSides } from './shots/soft-sides.ts';
import { splitShots } from './shots/split-shots.ts';
import { readSoundLevels } from './speakers/read-audio-levels.ts';
import { whoSpeaks } from './speakers/score-speakers.ts';
import { lookPlan } from './tracking/analysis-plan.ts';
import { type MouthMotion, type Watched, watchFaces } from './tracking/sample-faces.ts';

/** Raise it with every change that finds other faces, cuts, bars or speakers: stored maps are then computed again. */
export const faceMapVersion = 11;

export interface FindFacesInput {
  sourceFile: string;
  facts: SourceFacts;
  /** null = unknown. */
  frameTimes: FrameTimes | null;
  detail: FaceMapDetail;
  signal: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

export type FindFaces = (input: FindFacesInput) => Promise<FaceMap>;

export interface FaceFinderTools {
  ffmpeg: string;
  detect: DetectFaces;
}

/** Looks at a source for its shots and for the faces in them, as closely as the detail asks for. */
export function createFaceFinder({ ffmpeg, detect }: FaceFinderTools): FindFaces {
  return async (input) => {
    const { sourceFile: file, facts, frameTimes, detail, signal, onProgress } = input;
    const { video, durationMs } = facts;
    const deps = { ffmpeg, signal };
    const plan = lookPlan(detail, video, frameTimes);
    const { watched, see: watch } = watchFaces(detect, plan);
    const noticed = detail === 'framing' ? [noticeBars(), noticeSoftSides()] : [];
    const keyPts = plan.frames === 'key' ? frameTimes?.keyPts : undefined;
    await lookAt(deps, { file, facts, ...plan, keyPts }, async (look) => {
      for (const { see } of noticed) see(look.picture);
      await watch(look);
      onProgress?.(Math.min(1, look.atMs / durationMs) * watchingShare);
    });
    const possible = possibleCuts(watched.looks, frameTimes);
    const cuts =
      detail === 'framing' ? await settleCuts(deps, { file, facts, frameTimes }, possible) : allEnds(possible);
    const cutsMs = cuts.map((pts) => msOf(pts, video));
    const shots = splitShots({ cutsMs, durationMs, samples: watched.samples });
    const bars = noticed.map((one) => one.bars()).find((found) => found !== null);
    const found: FaceMap = bars ? { shots, bars } : { shots };
    const map = detail === 'framing' ? await withSpeakers({ ...deps, detect }, input, { found, watched }) : found;
    onProgress?.(1);
    return map;
  };
}

/** The rest goes to what is looked at twice. */
const watchingShare = 0.8;

/** Captions change with the key frame after a cut: near enough, and not a frame more is decoded. */
function allEnds({ known, unknown }: ReturnType<typeof possibleCuts>): number[] {
  return [...known, ...unknown.map(({ uptoPts }) => uptoPts)].sort((a, b) => a - b);
}

/** Who speaks is asked only where no window holds all who are there. */
async function withSpeakers(
  deps: LookDeps & { detect: DetectFaces },
  { sourceFile: file, facts }: FindFacesInput,
  { found, watched }: { found: FaceMap; watched: Watched },
): Promise<FaceMap> {
  const { video, audio } = facts;
  const { shots, bars } = found;
  const shown = { ...video, bars };
  if (!audio || !shots.some((shot) => losesSomebody(shot, shown))) return found;
  const levels = await readSoundLevels(deps, { file, facts: { ...facts, audio } });
  const told: Shot[] = [];
  for (const shot of shots) {
    if (!losesSomebody(shot, shown)) {
      told.push(shot);
      continue;
    }
    const seen = watched.mouths.filter(({ atMs }) => atMs > shot.startMs && atMs < shot.endMs);
    const mouths = seen.length > 0 ? seen : await watchMouths(deps, { file, facts, shot });
    told.push({ ...shot, samples: whoSpeaks(shot, mouths, levels) });
  }
  return { ...found, shots: told };
}

/** Where only key frames were looked at: ten of all frames a second show a mouth move. */
async function watchMouths(
  { detect, ...deps }: LookDeps & { detect: DetectFaces },
  { file, facts, shot }: { file: string; facts: SourceFacts; shot: Shot },
): Promise<MouthMotion[]> {
  const { watched, see } = watchFaces(detect, { everyMs: 1_000, mouths: true, sameShotChange: null });
  const window = { fromPts: ptsOf(shot.startMs, facts.video), toPts: ptsOf(shot.endMs, facts.video) };
  await lookAt(deps, { file, facts, frames: 'all', spacingMs: 90, window }, async (look) => {
    if (look.atMs >= shot.startMs && look.atMs < shot.endMs) await see(look);
  });
  return watched.mouths;
}

function msOf(pts: number, { startPts, timeBase }: VideoFacts): number {
  return ((pts - startPts) * timeBase.num * 1000) / timeBase.den;
}

function ptsOf(ms: number, { startPts, timeBase }: VideoFacts): number {
  return Math.round(startPts + (ms * timeBase.den) / (1000 * timeBase.num));
}
