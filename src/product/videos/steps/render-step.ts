import { setTimeout as delay } from 'node:timers/promises';
import { kindOfMachine, madeWith } from '../../../engine/render/plan/made-with.ts';
import { planRuns, segmentSeconds } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { isPlayable } from '../../../engine/render/segments/segment-container.ts';
import { linkAbort } from '../../../infra/fetching/linked-abort.ts';
import { type OpenPreviewDeps, openPreview } from '../preview/open-preview.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { progressOfStage } from '../records/video-states.ts';
import { readPlanToRender } from '../rendering/plan-store.ts';
import { type RenderClaimedRunDeps, renderClaimedRun } from '../rendering/render-claimed-run.ts';
import type { RenderRunRecord } from '../rendering/render-run.model.ts';
import { liveRuns, minSharedSegments, openRun, segmentsLeft, stealTail } from '../rendering/render-runs.ts';
import { markSegmentsUsed, missingSegments } from '../rendering/segment-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { Step, StepContext } from './step.ts';

export type RenderDeps = OpenPreviewDeps & RenderClaimedRunDeps & VideoDeps<'queue' | 'tasks'>;

/** This many segments are rendered within seconds. */
const fewSegments = 2;
/** About a minute of video. An account that renders more of it leaves its place to others that wait. */
const segmentsInOneGo = Math.ceil(60 / segmentSeconds);
/** So few are finished rather than left for later. */
const fewSegmentsLeft = 3;
/** How often to look at the queue. Who is there at two looks in a row does not find a free place elsewhere. */
const lookEveryMs = 2_000;
/** How often idle workers are woken to take over a part of the work. */
const wakeEveryMs = 15_000;
/** How often to check whether other workers have finished: at first, and at most. */
const [pollFirstMs, pollMaxMs] = [250, 1_000];
/** How often to count what others have stored. */
const countEveryMs = 10_000;

/**
 * rendering → assembling: renders the plan's missing segments, together with idle workers. A long render goes back into the
 * queue from time to time while other accounts wait.
 */
export function renderStep(deps: RenderDeps): Step {
  return {
    from: ['rendering'],
    stage: 'rendering',
    progress: progressOfStage.rendering,
    failure: 'render_failed',
    async run(video, context) {
      const plan = await readPlanToRender(deps, video.planKey);
      // with another encoder, ffmpeg or fonts the pictures would differ from what the plan's keys stand for
      if (plan?.madeWith !== madeWith(deps)) return { to: 'planning', changes: { drawnBy: kindOfMachine(deps) } };
      await markSegmentsUsed(deps, plan, video._id);
      const missing = await missingSegments(deps, plan);
      const segments = { hits: plan.segments.length - missing.length, misses: missing.length };
      deps.metrics?.lookedUp('segments', segments);
      if (missing.length === 0) return { to: 'assembling', changes: {} };
      const isSmall = missing.length <= fewSegments && missing.length < plan.segments.length;
      const turn = limitTurn(deps, context);
      const { signal } = turn;
      try {
        const hasSource = await withSourceFile(deps.store, video, async (sourceFile) => {
          const work = { plan, video, sourceFile };
          // made in parallel, so that rendering does not wait; a small edit is finished before anybody could start to watch
          const preview =
            isSmall || context.isAlone || !isPlayable(plan) ? null : openPreview(deps, { ...work, signal });
          await renderMissing(deps, work, { context: { ...context, signal }, turn }).finally(() => preview);
        });
        return hasSource ? { to: 'assembling', changes: {} } : { to: 'queued', changes: {} };
      } catch (error) {
        if (turn.afterTurn === null || context.signal.aborted) throw error;
        return { afterTurn: turn.afterTurn };
      } finally {
        turn.unlink();
      }
    },
  };
}

interface RenderWork {
  plan: RenderPlan;
  video: VideoRecord;
  sourceFile: string;
}

/** Renders one run after the other until no segment is missing. At the end it takes over work from others, or waits. */
async function renderMissing(
  deps: RenderDeps,
  work: RenderWork,
  { context, turn }: { context: StepContext; turn: ReturnType<typeof limitTurn> },
): Promise<void> {
  const { plan, sourceFile } = work;
  const total = plan.segments.length;
  const wakeHelpers = createHelperWaker(deps, work);
  let reported = 0;
  const onProgress = (share: number) => {
    reported = Math.max(reported, share);
    context.onProgress(reported);
  };
  for (;;) {
    const next = await nextRun(deps, work, { ...context, onProgress });
    if (next === 'done') return;
    if ('runs' in next) {
      await waitForOthers(deps, work, { ...context, onProgress }, next.runs);
      continue;
    }
    const { run, missing } = next;
    await wakeHelpers(segmentsLeft(run));
    const countFinished = async () => total - (await missingSegments(deps, plan)).length;
    let finished = total - missing.length;
    let countedAt = deps.clock();
    await renderClaimedRun(deps, {
      run,
      plan,
      missing,
      sourceFile,
      signal: context.signal,
      isAlone: context.isAlone,
      onProgress: (segmentsInProgress) => onProgress((finished + segmentsInProgress) / total),
      async onSegmentStored(left) {
        // those of helpers are counted from time to time
        if (deps.clock() - countedAt < countEveryMs) finished += 1;
        else {
          countedAt = deps.clock();
          finished = await countFinished();
        }
        onProgress(finished / total);
        await wakeHelpers(left);
        await turn.segmentStored(total - finished);
      },
    });
  }
}

/** Ends the work, once it has gone on for long enough, as soon as somebody else waits for the place. */
function limitTurn({ clock, logger }: RenderDeps, context: StepContext) {
  const link = linkAbort(context.signal);
  let stored = 0;
  let lookAt = Number.NEGATIVE_INFINITY;
  let wasWaiting = false;
  const turn = {
    ...link,
    afterTurn: null as number | null,
    async segmentStored(left: number): Promise<void> {
      stored += 1;
      if (stored < segmentsInOneGo || left <= fewSegmentsLeft || clock() < lookAt) return;
      lookAt = clock() + lookEveryMs;
      const waiting = await context.turnOfOthersWaiting().catch((err) => {
        logger.warn({ err }, 'could not look at the queue');
        return null;
      });
      if (waiting !== null && wasWaiting) {
        turn.afterTurn = waiting;
        link.abort(new Error('the video leaves its place to others'));
      }
      wasWaiting = waiting !== null;
    },
  };
  return turn;
}

/**
 * Segments that no worker has claimed come first, then the tail of another worker's run.
 * @returns the runs of others, where there is nothing to do but to wait for them
 */
async function nextRun(
  deps: RenderDeps,
  work: RenderWork,
  { onProgress, signal }: StepContext,
): Promise<{ run: RenderRunRecord; missing: RenderSegment[] } | { runs: RenderRunRecord[] } | 'done'> {
  const { plan, video } = work;
  signal.throwIfAborted();
  const missing = await missingSegments(deps, plan);
  onProgress(1 - missing.length / plan.segments.length);
  if (missing.length === 0) return 'done';
  const of = { videoId: video._id, revision: video.revision, planKey: video.planKey ?? '' };
  const runs = await liveRuns(deps, of);
  const isClaimed = ({ index }: RenderSegment) =>
    runs.some(({ nextIndex, toIndex }) => index >= nextIndex && index < toIndex);
  const [free] = planRuns(missing.filter((segment) => !isClaimed(segment)));
  const first = free?.[0];
  if (free && first) {
    const stretch = { nextIndex: first.index, toIndex: first.index + free.length };
    return { run: await openRun(deps, { ...of, ...stretch, isShareable: isShareable(work) }), missing };
  }
  const stolen = await stealTail(deps, { videoId: video._id });
  return stolen ? { run: stolen.run, missing } : { runs };
}

/** Resolves when a run of others has ended, or is long enough to be shared. One read each time. */
async function waitForOthers(
  deps: RenderDeps,
  { plan, video }: RenderWork,
  { onProgress, signal }: StepContext,
  runs: RenderRunRecord[],
): Promise<void> {
  const of = { videoId: video._id, revision: video.revision, planKey: video.planKey ?? '' };
  for (let waitMs = pollFirstMs; ; waitMs = Math.min(pollMaxMs, 2 * waitMs)) {
    await delay(waitMs, undefined, { signal });
    const left = await liveRuns(deps, of);
    onProgress(1 - left.reduce((sum, run) => sum + segmentsLeft(run), 0) / plan.segments.length);
    const isEnded = runs.some(({ _id }) => !left.some((run) => run._id === _id));
    if (isEnded || left.some((run) => run.isShareable && segmentsLeft(run) >= minSharedSegments)) return;
  }
}

/** ffmpeg must be able to seek in the source. What has crashed one worker is not handed to others. */
function isShareable({ plan, video }: RenderWork): boolean {
  return plan.input.seekable && (video.crashes ?? []).length === 0;
}

/** Wakes other workers from time to time while there is enough work to share. */
function createHelperWaker({ queue, clock, logger }: RenderDeps, work: RenderWork): (left: number) => Promise<void> {
  let wokenAt = Number.NEGATIVE_INFINITY;
  return async (left) => {
    if (!isShareable(work) || left < minSharedSegments || clock() - wokenAt < wakeEveryMs) return;
    wokenAt = clock();
    await queue
      .wake('render-segments', { elsewhere: true })
      .catch((err) => logger.warn({ err }, 'could not wake other workers'));
  };
}
