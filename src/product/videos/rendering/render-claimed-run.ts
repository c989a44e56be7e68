import type { Engine } from '../../../engine/index.ts';
import { planRuns } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { RenderRunRecord } from './render-run.model.ts';
import { closeRun, type RenderRunDeps, renewRun } from './render-runs.ts';
import { missingSegments, type SegmentDeps, storeSegment } from './segment-store.ts';

export type RenderClaimedRunDeps = RenderRunDeps &
  SegmentDeps &
  VideoDeps<'workDirs' | 'logger'> &
  Pick<Engine, 'renderRun'>;

interface RunWork {
  run: RenderRunRecord;
  plan: RenderPlan;
  sourceFile: string;
  signal: AbortSignal;
  /** As little memory as possible: one segment and one thread for each ffmpeg. */
  isAlone?: boolean;
  /** How much is done of the segments that are not stored yet, in segments. */
  onProgress?(segmentsInProgress: number): void;
  /** A segment has been stored; `left` are still to be rendered. */
  onSegmentStored?(left: number): Promise<void>;
}

/** How often a run is renewed; also how soon its holder notices that its tail was taken or that the video was edited. */
const renewEveryMs = 1_500;

/**
 * Renders the missing segments of a run and stores each as soon as it is complete. It stops at the run's current end,
 * which another worker may have moved. The run is closed in any case.
 * @throws AppError `stage_lost` when the video was edited, cancelled or deleted
 */
export async function renderClaimedRun(deps: RenderClaimedRunDeps, work: RunWork): Promise<void> {
  const hold = holdRun(deps, work.run);
  const signal = AbortSignal.any([work.signal, hold.lost, hold.finished]);
  try {
    const missing = (await missingSegments(deps, work.plan)).filter(({ index }) => isWithin(work.run, index));
    const stretches = planRuns(missing, {
      framing: work.plan.framing,
      ...(work.isAlone ? { maxSegments: 1 } : {}),
    });
    for (const stretch of stretches) await renderStretch(deps, { ...work, signal }, stretch, hold);
  } catch (error) {
    const isDone = hold.finished.aborted && !work.signal.aborted && !hold.lost.aborted;
    if (!isDone) throw error;
  } finally {
    hold.stop();
    await closeRun(deps, work.run);
  }
}

async function renderStretch(
  deps: RenderClaimedRunDeps,
  { run, plan, sourceFile, signal, isAlone, onProgress, onSegmentStored }: RunWork,
  stretch: RenderSegment[],
  hold: ReturnType<typeof holdRun>,
): Promise<void> {
  signal.throwIfAborted();
  let stored = 0;
  await deps.workDirs.use((workDir) =>
    deps.renderRun({
      plan,
      run: stretch,
      sourceFile,
      workDir,
      signal,
      ...(isAlone ? { threads: 1 } : {}),
      onProgress: (share) => onProgress?.(Math.max(0, share * stretch.length - stored)),
      async onSegment({ segment, file }) {
        await storeSegment(deps, { key: segment.key, file, videoId: run.videoId });
        stored += 1;
        const left = await hold.reached(segment.index + 1);
        await onSegmentStored?.(left);
      },
    }),
  );
}

/** Renews a run regularly; its signals abort when the run is lost or has nothing left to do. */
function holdRun(deps: RenderClaimedRunDeps, run: RenderRunRecord) {
  const lost = new AbortController();
  const finished = new AbortController();
  let nextIndex = run.nextIndex;
  const renew = async () => {
    const toIndex = await renewRun(deps, run, nextIndex);
    if (toIndex === null)
      lost.abort(new AppError('stage_lost', { message: 'The video has been taken over or changed.' }));
    else if (nextIndex >= toIndex) finished.abort(new Error('another worker has taken the rest of the run'));
    return Math.max(0, (toIndex ?? 0) - nextIndex);
  };
  const timer = setInterval(() => {
    // if it is not renewed, another worker claims the segments and renders them a second time, which does no harm
    renew().catch((err) => deps.logger.warn({ err, videoId: run.videoId }, 'could not renew a render run'));
  }, renewEveryMs);
  return {
    lost: lost.signal,
    finished: finished.signal,
    reached(index: number): Promise<number> {
      nextIndex = index;
      return renew();
    },
    stop: () => clearInterval(timer),
  };
}

function isWithin({ nextIndex, toIndex }: RenderRunRecord, index: number): boolean {
  return index >= nextIndex && index < toIndex;
}
