import type { Caption } from '../../../engine/captions/caption.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { type PlanVideoDeps, planVideo } from '../../../engine/render/plan/plan-video.ts';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { mergeSettings } from '../actions/edit-video.ts';
import { captionsOfVideo } from '../captions/captions-of-video.ts';
import type { TranscriptStoreDeps } from '../captions/transcript-store.ts';
import { knownFacesOfVideo } from '../faces/faces-of-video.ts';
import { findExistingVideo, type ReadVideoDeps } from '../records/find-video.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { WorkDirs } from '../records/work-dirs.ts';
import type { RenderStillInput } from '../video-services.ts';
import type { Turns } from './still-turns.ts';

export interface StillPipeline extends PlanVideoDeps {
  renderStill(input: {
    plan: RenderPlan;
    facts: SourceFacts;
    sourceFile: string;
    atMs: number;
    workDir: string;
    signal: AbortSignal;
  }): Promise<Buffer>;
}

export interface StillDeps extends TranscriptStoreDeps, Pick<ReadVideoDeps, 'videos'> {
  /** Fonts and tools are read when the first still is asked for: an API process may never need them. */
  pipeline(): Promise<StillPipeline>;
  workDirs: WorkDirs;
  turns: Turns;
}

/**
 * One moment of a video as the output would show it with some settings changed; nothing is kept. Where nobody has
 * looked for people yet it shows the middle, and captions at their usual place: looking would take longer than anybody
 * waits.
 * @throws AppError `not_found`; `conflict` when the source or the captions are not there (yet, or any more)
 */
export async function renderVideoStill(deps: StillDeps, input: RenderStillInput): Promise<Buffer> {
  const video = await findExistingVideo(deps, input);
  const { facts, sourceKey } = video;
  if (!facts || !sourceKey) throw notYet('The video has not been fetched yet.');
  if (!hasCaptions(video)) throw notYet('The video has not been listened to yet.');
  const settings = mergeSettings(video.settings, input.settings, input.leaveOpen);
  const { language, captions } = await captionsOfVideo(deps, { ...video, settings });
  const atMs = input.atMs ?? pickStillMoment(captions, facts.durationMs);
  return deps.turns.take(input.signal, async () => {
    const pipeline = await deps.pipeline();
    const around = captionsAround(captions, atMs);
    const of = { sourceKey, facts, settings };
    const faces = await knownFacesOfVideo(deps.store, { ...of, hasCaptions: captions.length > 0 });
    const plan = planVideo(pipeline, { ...of, frameTimes: 'unread', captions: around, language, faces });
    const { signal } = input;
    let jpeg: Buffer | null = null;
    const isThere = await withSourceFile(deps.store, video, (sourceFile) =>
      deps.workDirs.use(async (workDir) => {
        jpeg = await pipeline.renderStill({ plan, facts, sourceFile, atMs, workDir, signal });
      }),
    );
    if (!isThere || !jpeg) throw notYet('The source of this video is not kept any more; an edit fetches it again.');
    return jpeg;
  });
}

function notYet(message: string): AppError {
  return new AppError('conflict', { message });
}

/** Given, heard, or found to have no sound: what is planned has been listened to. */
function hasCaptions({ givenCaptions, transcriptKey, stage }: VideoRecord): boolean {
  if (givenCaptions !== null || transcriptKey !== null) return true;
  return ['planning', 'rendering', 'assembling', 'processed'].includes(stage);
}

/** Captions further away have no part in what is seen: laying them out would only keep the process from other calls. */
const aroundMs = 30_000;

function captionsAround(captions: Caption[], atMs: number): Caption[] {
  return captions.filter(({ startMs, endMs }) => startMs < atMs + aroundMs && endMs > atMs - aroundMs);
}

/**
 * Late in the first word of the caption that comes nearest to a third of the way: past openings, all of the look on.
 */
export function pickStillMoment(captions: Caption[], durationMs: number): number {
  const distance = ({ startMs }: Caption) => Math.abs(startMs - durationMs / 3);
  const nearest = captions.toSorted((a, b) => distance(a) - distance(b))[0];
  const word = nearest?.words[0];
  if (!word) return durationMs / 3;
  return word.startMs + (word.endMs - word.startMs) * 0.75;
}
