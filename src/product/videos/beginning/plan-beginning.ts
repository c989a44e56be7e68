import type { Engine } from '../../../engine/index.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { FrameTimes } from '../../../engine/media/timing/read-frame-times.ts';
import { ticksToMs } from '../../../engine/media/timing/video-clock.ts';
import type { FaceMap } from '../../../engine/reframe/face-map/face-map.ts';
import { neededFaceMap } from '../../../engine/reframe/plan-camera-path.ts';
import { segmentSeconds } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import type { BeginningWords } from '../../../engine/speech/transcriber.ts';
import { dictionaryOfVideo } from '../captions/captions-of-video.ts';
import { type FaceMapDeps, knownFacesOfVideo } from '../faces/faces-of-video.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import { pictureOfWatermark } from '../watermark/watermark-picture.ts';

export type PlanBeginningDeps = FaceMapDeps &
  VideoDeps<'tasks' | 'uploads' | 'ownFonts'> &
  Pick<Engine, 'readFrameTimes' | 'planVideo'>;

export interface BeginningInput {
  video: VideoRecord;
  facts: SourceFacts;
  sourceKey: string;
  sourceFile: string;
  signal: AbortSignal;
}

/** A plan of the whole video with the captions of its beginning, and the segments that are to be shown. */
export interface BeginningPlan {
  plan: RenderPlan;
  segments: RenderSegment[];
}

/** A minute of video. */
const maxSegments = Math.ceil(60 / segmentSeconds);
/** Words that are not known yet may change the captions of the last seconds before them. */
const unsureMs = 10_000;

/**
 * Plans with the same functions as the planning step, so that the segments of the beginning get the keys that they have in
 * the plan of the whole, unless something that comes later changes them.
 */
export async function planBeginning(
  deps: PlanBeginningDeps,
  input: BeginningInput,
  beginning: BeginningWords,
): Promise<BeginningPlan> {
  const { video, facts, sourceKey, sourceFile, signal } = input;
  const settings = await deps.ownFonts.place(video);
  const { words, language, untilMs } = beginning;
  const of = { owner: 'planning', signal };
  const derivation = { words, given: null, language, settings, dictionary: dictionaryOfVideo(video) };
  const captions = await deps.tasks.deriveCaptions(derivation, of);
  const frameTimes = await deps.readFrameTimes({ file: sourceFile, facts, signal });
  const faces = await facesOfBeginning(deps, input, { frameTimes, hasCaptions: captions.length > 0, untilMs });
  const watermarkPicture = await pictureOfWatermark(deps, video);
  const plan = await deps.planVideo(
    { sourceKey, facts, settings, language, captions, frameTimes, faces, watermarkPicture },
    of,
  );
  const isSure = ({ endTicks }: RenderSegment) => endTicks !== null && ticksToMs(endTicks) <= untilMs - unsureMs;
  // only the checks of the output read the times of all frames
  return { plan: { ...plan, pictureSteps: null }, segments: plan.segments.filter(isSure).slice(0, maxSegments) };
}

/** Those of the whole if they are known already, else those of the beginning alone, which are not stored. */
async function facesOfBeginning(
  deps: FaceMapDeps,
  { video: { settings }, facts, sourceKey, sourceFile, signal }: BeginningInput,
  known: { frameTimes: FrameTimes | null; hasCaptions: boolean; untilMs: number },
): Promise<FaceMap | null> {
  const { frameTimes, hasCaptions, untilMs } = known;
  const detail = neededFaceMap(facts, settings, { hasCaptions });
  if (!detail) return null;
  const stored = await knownFacesOfVideo(deps.store, { facts, settings, hasCaptions, sourceKey });
  return stored ?? deps.findFaces({ sourceFile, facts, frameTimes, detail, untilMs, signal });
}
