import { stat } from 'node:fs/promises';
import type { Clock } from '../../clock.ts';
import { planRuns } from '../../render/plan-runs.ts';
import type { RenderPlan, RenderSegment } from '../../render/render-plan.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { readPlan } from '../kept-plans.ts';
import { type OpenPreviewDeps, openPreview } from '../open-preview.ts';
import type { Step, StepContext } from '../run-step.ts';
import { type SegmentModel, segmentObjectKey } from '../segment.model.ts';
import { withSource } from '../source-of-video.ts';
import type { VideoRecord } from '../video.model.ts';
import type { WorkDirs } from '../work-dirs.ts';

export interface RenderDeps extends OpenPreviewDeps {
  /** Renders consecutive segments in one go; calls back for each as soon as its file is complete. */
  renderRun(input: {
    plan: RenderPlan;
    run: RenderSegment[];
    sourceFile: string;
    workDir: string;
    signal: AbortSignal;
    onProgress(share: number): void;
    /** May take the file away. */
    onSegment(rendered: { segment: RenderSegment; file: string }): Promise<void>;
  }): Promise<unknown>;
  segments: SegmentModel;
  store: ObjectStore;
  workDirs: WorkDirs;
  clock: Clock;
}

/** As many are rendered in seconds. */
const fewSegments = 2;

/** rendering → assembling: every segment of the plan is there, the missing ones rendered. */
export function renderStep(deps: RenderDeps): Step {
  return {
    from: ['rendering'],
    stage: 'rendering',
    progress: { from: 42, to: 94 },
    failure: 'render_failed',
    async run(video, context) {
      const plan = await readPlan(deps.store, video.planKey);
      if (!plan) return { to: 'planning', changes: {} };
      const missing = await missingSegments(deps, plan, video._id);
      if (missing.length === 0) return { to: 'assembling', changes: {} };
      const isThere = await withSource(deps.store, video, async (sourceFile) => {
        const work = { plan, missing, video, sourceFile };
        const preview = previewOf(deps, work, context);
        await renderMissing(deps, work, context).finally(() => preview);
      });
      return isThere ? { to: 'assembling', changes: {} } : { to: 'queued', changes: {} };
    },
  };
}

/** Beside the pictures, so that they wait for nothing; never fails. A small edit is ready before anybody could begin to watch. */
async function previewOf(
  deps: RenderDeps,
  { plan, missing, video, sourceFile }: RenderWork,
  { signal }: StepContext,
): Promise<void> {
  const isSmall = missing.length <= fewSegments && missing.length < plan.segments.length;
  if (!isSmall) await openPreview(deps, { video, plan, sourceFile, signal });
}

interface RenderWork {
  plan: RenderPlan;
  missing: RenderSegment[];
  video: VideoRecord;
  sourceFile: string;
}

/** Notes that this video uses what is there already. */
async function missingSegments(
  { segments, store, clock }: RenderDeps,
  plan: RenderPlan,
  videoId: string,
): Promise<RenderSegment[]> {
  const keys = plan.segments.map(({ key }) => key);
  const use = { $set: { lastUsedAt: new Date(clock()) }, $addToSet: { usedBy: videoId } };
  await segments.updateMany({ _id: { $in: keys } }, use);
  const known = new Set<string>(await segments.distinct('_id', { _id: { $in: keys } }));
  const missing: RenderSegment[] = [];
  for (const segment of plan.segments) {
    const isThere = known.has(segment.key) && (await store.head(segmentObjectKey(segment.key)));
    if (!isThere) missing.push(segment);
  }
  return missing;
}

/** Each segment is kept as soon as it is complete: a crash costs those in hand, and the beginning can be watched. */
async function renderMissing(deps: RenderDeps, work: RenderWork, { signal, onProgress }: StepContext): Promise<void> {
  const { plan, missing, video, sourceFile } = work;
  const total = plan.segments.length;
  let done = total - missing.length;
  onProgress(done / total);
  for (const run of planRuns(missing)) {
    const before = done;
    await deps.workDirs.use((workDir) =>
      deps.renderRun({
        plan,
        run,
        sourceFile,
        workDir,
        signal,
        onProgress: (share) => onProgress((before + share * run.length) / total),
        async onSegment({ segment, file }) {
          await keepSegment(deps, segment.key, file, video._id);
          done += 1;
        },
      }),
    );
  }
}

async function keepSegment(deps: RenderDeps, key: string, file: string, videoId: string): Promise<void> {
  const { size: sizeBytes } = await stat(file);
  await deps.store.putFile(segmentObjectKey(key), file, { contentType: 'video/mp2t' });
  await deps.segments.updateOne(
    { _id: key },
    { $set: { sizeBytes, lastUsedAt: new Date(deps.clock()) }, $addToSet: { usedBy: videoId } },
    { upsert: true },
  );
}
