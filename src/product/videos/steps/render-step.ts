import { setTimeout as delay } from 'node:timers/promises';
import { madeWith } from '../../../engine/render/encoding/made-with.ts';
import { planRuns } from '../../../engine/render/plan/plan-runs.ts';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { type OpenPreviewDeps, openPreview } from '../preview/open-preview.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { readPlan } from '../rendering/plan-store.ts';
import { type RenderClaimedRunDeps, renderClaimedRun } from '../rendering/render-claimed-run.ts';
import type { RenderRunRecord } from '../rendering/render-run.model.ts';
import { claimedSegments, minSharedSegments, openRun, stealTail } from '../rendering/render-runs.ts';
import { markSegmentsUsed, missingSegments } from '../rendering/segment-store.ts';
import type { Step, StepContext } from './run-step.ts';

export interface RenderDeps extends OpenPreviewDeps, RenderClaimedRunDeps {
  queue: Queue;
}

/** As many are rendered in seconds. */
const fewSegments = 2;
/** How often workers that have become idle meanwhile are asked to help. */
const callEveryMs = 15_000;
/** How often somebody looks whether helpers have finished. */
const lookEveryMs = 500;

/**
 * rendering → assembling: every segment of the plan is there, the missing ones rendered, by several workers if idle.
 */
export function renderStep(deps: RenderDeps): Step {
  return {
    from: ['rendering'],
    stage: 'rendering',
    progress: { from: 46, to: 94 },
    failure: 'render_failed',
    async run(video, context) {
      const plan = await readPlan(deps.store, video.planKey);
      // with another ffmpeg or other fonts the pictures would not be what the plan's keys promise
      if (plan?.madeWith !== madeWith(deps)) return { to: 'planning', changes: {} };
      await markSegmentsUsed(deps, plan, video._id);
      const missing = await missingSegments(deps, plan);
      if (missing.length === 0) return { to: 'assembling', changes: {} };
      const isSmall = missing.length <= fewSegments && missing.length < plan.segments.length;
      const isThere = await withSourceFile(deps.store, video, async (sourceFile) => {
        const work = { plan, video, sourceFile };
        // beside the pictures, so that they wait for nothing; a small edit is ready before anybody could begin to watch
        const preview = isSmall ? null : openPreview(deps, { ...work, signal: context.signal });
        await renderMissing(deps, work, context).finally(() => preview);
      });
      return isThere ? { to: 'assembling', changes: {} } : { to: 'queued', changes: {} };
    },
  };
}

interface RenderWork {
  plan: RenderPlan;
  video: VideoRecord;
  sourceFile: string;
}

/** One run after the other until nothing is missing; at the end the last helpers are helped, or waited for. */
async function renderMissing(deps: RenderDeps, work: RenderWork, context: StepContext): Promise<void> {
  const { plan, sourceFile } = work;
  const total = plan.segments.length;
  const callForHelp = callsForHelp(deps, plan);
  let shown = 0;
  const onProgress = (share: number) => {
    shown = Math.max(shown, share);
    context.onProgress(shown);
  };
  for (;;) {
    const run = await nextRun(deps, work, { ...context, onProgress });
    if (run === 'done') return;
    if (run === 'wait') {
      await delay(lookEveryMs, undefined, { signal: context.signal });
      continue;
    }
    await callForHelp(run.toIndex - run.nextIndex);
    let there = total - (await missingSegments(deps, plan)).length;
    await renderClaimedRun(deps, {
      ...{ run, plan, sourceFile, signal: context.signal },
      onProgress: (inHand) => onProgress((there + inHand) / total),
      async onKept(left) {
        there = total - (await missingSegments(deps, plan)).length;
        onProgress(there / total);
        await callForHelp(left);
      },
    });
  }
}

/** What nobody is at comes first, then the end of what a helper is at. */
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
  const held = await claimedSegments(deps, of);
  const [free] = planRuns(missing.filter(({ index }) => !held.has(index)));
  const first = free?.[0];
  if (free && first) {
    const stretch = { nextIndex: first.index, toIndex: first.index + free.length };
    return openRun(deps, { ...of, ...stretch, isShareable: plan.input.seekable });
  }
  return (await stealTail(deps, { videoId: video._id }))?.run ?? 'wait';
}

/** Wakes other workers, now and then, while there is enough to share; only where ffmpeg can begin in the middle. */
function callsForHelp({ queue, clock, logger }: RenderDeps, plan: RenderPlan): (left: number) => Promise<void> {
  let calledAt = Number.NEGATIVE_INFINITY;
  return async (left) => {
    if (!plan.input.seekable || left < minSharedSegments || clock() - calledAt < callEveryMs) return;
    calledAt = clock();
    await queue.wake('render-segments').catch((err) => logger.warn({ err }, 'nobody could be asked to help'));
  };
}
