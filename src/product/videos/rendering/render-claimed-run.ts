import { planRuns } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { startSlowingInterval } from '../../../infra/slowing-interval.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { RenderRunRecord } from './render-run.model.ts';
import { closeRun, isOfVideo, isWanted, type RenderRunDeps, renewRun } from './render-runs.ts';
import { type RenderStretchDeps, renderStretch } from './render-stretch.ts';
import { missingSegments } from './segment-store.ts';

export type RenderClaimedRunDeps = RenderRunDeps & RenderStretchDeps & VideoDeps<'logger'>;

interface RunWork {
  run: RenderRunRecord;
  /** For a worker without the video's lease, by which it would notice that the video was edited, cancelled or deleted. */
  isHelp?: boolean;
  plan: RenderPlan;
  /** The plan's segments that are not stored yet, if they have just been read. */
  missing?: RenderSegment[];
  sourceFile: string;
  signal: AbortSignal;
  /** As little memory as possible: one segment and one thread for each ffmpeg. */
  isAlone?: boolean;
  /** How much is done of the segments that are not stored yet, in segments. */
  onProgress?(segmentsInProgress: number): void;
  /** A segment has been stored; `left` are still to be rendered. */
  onSegmentStored?(left: number): Promise<void>;
}

/** How often a run is renewed while no segment is stored. */
const renewEveryMs = 10_000;
/** How soon a helper notices that the video was edited. */
const lookAtVideo = { firstMs: 3_000, maxMs: 10_000 };

/**
 * Renders the missing segments of a run and stores each as soon as it is complete. It stops at the run's current end,
 * which another worker may have moved. The run is closed in any case.
 * @throws AppError `stage_lost` when the video was edited, cancelled or deleted
 */
export async function renderClaimedRun(deps: RenderClaimedRunDeps, work: RunWork): Promise<void> {
  const hold = holdRun(deps, work);
  const signal = AbortSignal.any([work.signal, hold.lost, hold.finished]);
  try {
    const missing = work.missing ?? (await missingSegments(deps, work.plan));
    const own = missing.filter(({ index }) => isWithin(work.run, index));
    const stretches = planRuns(own, {
      framing: work.plan.framing,
      ...(work.isAlone ? { maxSegments: 1 } : {}),
    });
    const { plan, sourceFile, isAlone, onProgress } = work;
    for (const segments of stretches) {
      await renderStretch(deps, {
        ...{ plan, segments, videoId: work.run.videoId, sourceFile, signal, onProgress },
        ...(isAlone ? { threads: 1 } : {}),
        async onStored({ index }, video) {
          const left = await hold.reached(index + 1, isOfVideo(work.run, video));
          await work.onSegmentStored?.(left);
        },
      });
    }
  } catch (error) {
    const isDone = hold.finished.aborted && !work.signal.aborted && !hold.lost.aborted;
    if (!isDone) throw error;
  } finally {
    hold.stop();
    await closeRun(deps, work.run);
  }
}

/** Renews a run regularly; its signals abort when the run is lost or has nothing left to do. */
function holdRun(deps: RenderClaimedRunDeps, { run, isHelp }: RunWork) {
  const lost = new AbortController();
  const finished = new AbortController();
  let nextIndex = run.nextIndex;
  let renewedAt = performance.now();
  const lose = () => lost.abort(new AppError('stage_lost', { message: 'The video has been taken over or changed.' }));
  const renew = async () => {
    renewedAt = performance.now();
    const toIndex = await renewRun(deps, run, nextIndex);
    if (toIndex === null) lose();
    else if (nextIndex >= toIndex) finished.abort(new Error('another worker has taken the rest of the run'));
    return Math.max(0, (toIndex ?? 0) - nextIndex);
  };
  // if it is not renewed, another worker claims the segments and renders them a second time, which does no harm
  const onError = (err: unknown) => deps.logger.warn({ err, videoId: run.videoId }, 'could not renew a render run');
  const renewing = setInterval(() => {
    // each segment that is stored renews it too
    if (performance.now() - renewedAt >= renewEveryMs) renew().catch(onError);
  }, renewEveryMs / 4);
  const looking = startSlowingInterval(() => {
    if (isHelp) isWanted(deps, run).then((wanted) => wanted || lose(), onError);
  }, lookAtVideo);
  return {
    lost: lost.signal,
    finished: finished.signal,
    /** @param wanted false = the video was edited, cancelled or deleted: who has its lease is told by that */
    async reached(index: number, wanted: boolean): Promise<number> {
      nextIndex = index;
      if (isHelp && !wanted) lose();
      return renew();
    },
    stop() {
      clearInterval(renewing);
      looking.stop();
    },
  };
}

function isWithin({ nextIndex, toIndex }: RenderRunRecord, index: number): boolean {
  return index >= nextIndex && index < toIndex;
}
