import { join, parse } from 'node:path';
import type { Engine } from '../../../engine/index.ts';
import { type OutputFacts, suspectsOf } from '../../../engine/render/output/check-output.ts';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { hashFile } from '../../../infra/hash-file.ts';
import { inParallel } from '../../../infra/in-parallel.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { tracePart } from '../../../infra/tracing/tracing.ts';
import { type FinishVideoDeps, finishVideo } from '../ending/end-video.ts';
import type { VideoLease } from '../lease/video-lease.ts';
import { deletePreviewAudio, isPreviewAudioStored, previewAudioKey } from '../preview/preview-audio-store.ts';
import { type OutputRecord, outputPrefix } from '../records/output.model.ts';
import { keysOfOutput, mainFile, type OutputEnding, webmFile as webmFileOf } from '../records/output-files.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { progressOfStage } from '../records/video-states.ts';
import { readPlan } from '../rendering/plan-store.ts';
import { segmentObjectKey } from '../rendering/segment.model.ts';
import { deleteSegments, segmentKeys } from '../rendering/segment-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { Step, StepContext, StepResult } from './step.ts';

export type AssembleDeps = FinishVideoDeps &
  VideoDeps<'segments' | 'store' | 'workDirs' | 'logger'> &
  Pick<Engine, 'assembleOutput' | 'assembleOverlay'>;

/** First the suspected segments, then all of them. */
const maxRerenders = 2;

/** assembling → processed: makes and checks the output, and records the deliveries. */
export function assembleStep(deps: AssembleDeps): Step {
  return {
    from: ['assembling'],
    stage: 'assembling',
    progress: progressOfStage.assembling,
    failure: 'render_failed',
    async run(video, context) {
      const plan = await readPlan(deps.store, video.planKey);
      if (!plan) return { to: 'planning', changes: {} };
      const segments = await localSegments(deps.store, plan);
      if (!segments) return { to: 'rendering', changes: {} };
      try {
        return await assemble(deps, { video, plan, segmentFiles: segments.files }, context);
      } catch (error) {
        return await rerender(deps, { video, plan, error });
      } finally {
        await segments.release();
      }
    },
  };
}

async function assemble(
  deps: AssembleDeps,
  { video, plan, segmentFiles }: { video: VideoRecord; plan: RenderPlan; segmentFiles: string[] },
  { signal, lease, onProgress }: StepContext,
): Promise<StepResult> {
  let output: OutputRecord | null = null;
  const hasSource = await withSourceFile(deps.store, video, (sourceFile) =>
    deps.workDirs.use(async (workDir) => {
      const input = { plan, segmentFiles, sourceFile, workDir, signal, onProgress };
      const made = await tracePart('assemble', () => makeFiles(deps, input));
      output = await tracePart('store', () => storeOutput(deps, { video, lease, made }));
    }),
  );
  if (!hasSource || !output) return { to: 'queued', changes: {} };
  await finishOrDiscard(deps, lease, output);
  return 'ended';
}

/**
 * @throws AppError `stage_lost` when the lease was lost; the file is deleted then. If this process ends before that, or
 *   does not know whether it was recorded, the sweep deletes it.
 */
async function finishOrDiscard(deps: AssembleDeps, lease: VideoLease, output: OutputRecord): Promise<void> {
  if (await finishVideo(deps, lease, output)) return;
  for (const key of keysOfOutput(output)) await deps.store.delete(key);
  throw new AppError('stage_lost', { message: 'The video has been taken over or changed.' });
}

interface MadeFiles {
  facts: OutputFacts;
  ending: OutputEnding;
  file: string;
  /** Of an overlay. */
  webmFile: string | null;
}

/** Only an overlay takes long enough for its progress to be of interest. */
async function makeFiles(
  deps: AssembleDeps,
  input: Omit<Parameters<AssembleDeps['assembleOverlay']>[0], 'files'>,
): Promise<MadeFiles> {
  const fileOf = (ending: OutputEnding) => join(input.workDir, `output.${ending}`);
  if (input.plan.overlayRecipe === undefined) {
    const [file, { onProgress: _, ...rest }] = [fileOf('mp4'), input];
    const facts = await assembleWithAudio(deps, { ...rest, outFile: file });
    return { facts, ending: 'mp4', file, webmFile: null };
  }
  const [file, webmFile] = [fileOf('mov'), fileOf('webm')];
  const facts = await deps.assembleOverlay({ ...input, files: { mov: file, webm: webmFile } });
  return { facts, ending: 'mov', file, webmFile };
}

/** Audio that needs encoding is taken from a preview if there is one, also of an earlier revision. */
async function assembleWithAudio(
  deps: AssembleDeps,
  input: Parameters<AssembleDeps['assembleOutput']>[0],
): Promise<OutputFacts> {
  const key = previewAudioKey(input.plan);
  if (input.plan.audio?.mode !== 'encode' || !(await isPreviewAudioStored(deps.store, key)))
    return deps.assembleOutput(input);
  const audio = await deps.store.localFile(key);
  try {
    return await deps.assembleOutput({ ...input, audioFile: audio.path });
  } catch (error) {
    // if no segment is suspected, the audio may be at fault: the next attempt does not use it
    if (error instanceof AppError && suspectsOf(error).length === 0) await deletePreviewAudio(deps.store, key);
    throw error;
  } finally {
    await audio.release();
  }
}

/**
 * Deletes suspected segments of an output that failed its checks, and sends the video back to rendering. After
 * `maxRerenders` the segments are probably not the cause, and the video fails.
 * @throws the error itself when no segment is suspected; after the last attempt the same error, not retryable
 */
async function rerender(
  deps: AssembleDeps,
  { video, plan, error }: { video: VideoRecord; plan: RenderPlan; error: unknown },
): Promise<StepResult> {
  const suspects = suspectsOf(error);
  if (suspects.length === 0 || !(error instanceof AppError)) throw error;
  const remakes = video.remakes ?? 0;
  await deleteSegments(deps, remakes === 0 ? suspects : segmentKeys(plan));
  if (remakes >= maxRerenders) {
    const details = { ...error.details, retryable: false };
    throw new AppError('render_failed', { reason: 'check', details, cause: error });
  }
  const about = { err: error, videoId: video._id, revision: video.revision };
  deps.logger.warn(about, 'the output failed its checks, segments are rendered again');
  return { to: 'rendering', changes: { remakes: remakes + 1 } };
}

/** Enough to hide how long a store takes to answer; a segment is a few megabytes. */
const segmentsAtOnce = 8;

/** @returns null when a segment has been deleted and must be rendered again */
async function localSegments(store: ObjectStore, plan: RenderPlan) {
  // stretches that look the same share a segment
  const fetched = new Map<string, { path: string; release(): Promise<void> }>();
  const release = async () => {
    for (const file of fetched.values()) await file.release();
  };
  try {
    await inParallel(segmentKeys(plan), segmentsAtOnce, async (key) => {
      fetched.set(key, await store.localFile(segmentObjectKey(key)));
    });
    return { files: plan.segments.map(({ key }) => fetched.get(key)?.path ?? ''), release };
  } catch (error) {
    await release();
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Stores the file. Its key has the fence of this claim, so that a worker which lost its lease replaces nobody's file.
 * @returns the record to insert; it and its address exist only once the video has ended with it
 */
async function storeOutput(
  { store, clock }: AssembleDeps,
  { video, lease, made }: { video: VideoRecord; lease: VideoLease; made: MadeFiles },
): Promise<OutputRecord> {
  const { ending, file, webmFile } = made;
  const fileName = outputFileName(video.sourceFileName, ending);
  const main = mainFile({ key: `${outputPrefix}${video._id}/${video.revision}-${lease.fence}.${ending}`, fileName });
  const webm = webmFileOf(main);
  // the store may move the file
  const contentHash = await hashFile(file);
  await store.putFile(main.key, file, main);
  if (webm && webmFile) await store.putFile(webm.key, webmFile, webm);
  const { sizeBytes, durationMs, width, height } = made.facts;
  return {
    _id: randomId('', 32),
    videoId: video._id,
    revision: video.revision,
    key: main.key,
    fileName,
    contentHash,
    ...{ sizeBytes, durationMs, width, height },
    createdAt: new Date(clock()),
    replacedAt: null,
  };
}

const maxNameCharacters = 80;

/** The name that people see when they save the output: the source's name if it has one, in ASCII and safe in a URL. */
function outputFileName(sourceFileName: string | null, ending: OutputEnding): string {
  const stem = parse(sourceFileName ?? '')
    .name.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxNameCharacters);
  if (ending === 'mov') return `${stem === '' ? 'captions' : stem}-overlay.mov`;
  return stem === '' ? 'captioned-video.mp4' : `${stem}-captioned.mp4`;
}
