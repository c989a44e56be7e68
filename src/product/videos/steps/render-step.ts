import { setTimeout as delay } from 'node:timers/promises';
import { madeWith } from '../../../engine/render/plan/encoder-args.ts';
import { planRuns } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import { type OpenPreviewDeps, openPreview } from '../preview/open-preview.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { readPlan } from '../rendering/plan-store.ts';
import { type RenderClaimedRunDeps, renderClaimedRun } from '../rendering/render-claimed-run.ts';
import type { RenderRunRecord } from '../rendering/render-run.model.ts';
import { claimedSegments, minSharedSegments, openRun, stealTail } from '../rendering/render-runs.ts';
import { markSegmentsUsed, missingSegments } from '../rendering/segment-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { Step, StepContext } from './run-step.ts';

export type RenderDeps = OpenPreviewDeps & RenderClaimedRunDeps & VideoDeps<'queue'>;

/** This many segments are rendered within seconds. */
const fewSegments = 2;
/** How often idle workers are woken to take over a part of the work. */
const wakeEveryMs = 15_000;
/** How often to check whether other workers have finished. */
const pollEveryMs = 500;

/** rendering → assembling: renders the plan's missing segments, together with idle workers. */
export function renderStep(deps: RenderDeps): Step {
  return {
    from: ['rendering'],
    stage: 'rendering',
    progress: { from: 46, to: 94 },
    failure: 'render_failed',
    async run(video, context) {
      const plan = await readPlan(deps.store, video.planKey);
      // with another ffmpeg or other fonts the pictures would differ from what the plan's keys stand for
      if (plan?.madeWith !== madeWith(deps)) return { to: 'planning', changes: {} };
      await markSegmentsUsed(deps, plan, video._id);
      const missing = await missingSegments(deps, plan);
      if (missing.length === 0) return { to: 'assembling', changes: {} };
      const isSmall = missing.length <= fewSegments && missing.length < plan.segments.length;
      const hasSource = await withSourceFile(deps.store, video, async (sourceFile) => {
        const work = { plan, video, sourceFile };
        // made in parallel, so that rendering does not wait; a small edit is finished before anybody could start to watch
        const preview = isSmall ? null : openPreview(deps, { ...work, signal: context.signal });
        await renderMissing(deps, work, context).finally(() => preview);
      });
      return hasSource ? { to: 'assembling', changes: {} } : { to: 'queued', changes: {} };
    },
  };
}

interface RenderWork {
  plan: RenderPlan;
  video: VideoRecord;
  sourceFile: string;
}

/** Renders one run after the other until no segment is missing. At the end it takes over work from others, or waits. */
async function renderMissing(deps: RenderDeps, work: RenderWork, context: StepContext): Promise<void> {
  const { plan, sourceFile } = work;
  const total = plan.segments.length;
  const wakeHelpers = createHelperWaker(deps, plan);
  let reported = 0;
  const onProgress = (share: number) => {
    reported = Math.max(reported, share);
    context.onProgress(reported);
  };
  for (;;) {
    const run = await nextRun(deps, work, { ...context, onProgress });
    if (run === 'done') return;
    if (run === 'wait') {
      await delay(pollEveryMs, undefined, { signal: context.signal });
      continue;
    }
    await wakeHelpers(run.toIndex - run.nextIndex);
    let finished = total - (await missingSegments(deps, plan)).length;
    await renderClaimedRun(deps, {
      run,
      plan,
      sourceFile,
      signal: context.signal,
      onProgress: (segmentsInProgress) => onProgress((finished + segmentsInProgress) / total),
      async onSegmentStored(left) {
        finished = total - (await missingSegments(deps, plan)).length;
        onProgress(finished / total);
        await wakeHelpers(left);
      },
    });
  }
}

/** Segments that no worker has claimed come first, then the tail of another worker's run. */
async function nextRun(
  deps: RenderDeps,
  { plan, video }: RenderWork,
  { onProgress, signal }: StepContext,
): Promise<RenderRunRecord | 'wait' | 'done'> {
  signal.throwIfAborted();
  const missing = await missingSegments(deps, plan);
  onProgress(1 - missing.length / plan.segments.length);
  if (missing.length === 0) return 'done';
  const of = { videoId: video._id, revision: video.revision, planKey: video.planKey ?? '' };
  const claimed = await claimedSegments(deps, of);
  const [free] = planRuns(missing.filter(({ index }) => !claimed.has(index)));
  const first = free?.[0];
  if (free && first) {
    const stretch = { nextIndex: first.index, toIndex: first.index + free.length };
    return openRun(deps, { ...of, ...stretch, isShareable: plan.input.seekable });
  }
  return (await stealTail(deps, { videoId: video._id }))?.run ?? 'wait';
}

/** Wakes other workers from time to time while there is enough work to share, if ffmpeg can seek in the source. */
function createHelperWaker({ queue, clock, logger }: RenderDeps, plan: RenderPlan): (left: number) => Promise<void> {
  let wokenAt = Number.NEGATIVE_INFINITY;
  return async (left) => {
    if (!plan.input.seekable || left < minSharedSegments || clock() - wokenAt < wakeEveryMs) return;
    wokenAt = clock();
    await queue.wake('render-segments').catch((err) => logger.warn({ err }, 'could not wake other workers'));
  };
}
