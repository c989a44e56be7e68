import { linkAbort } from '../../../infra/fetching/linked-abort.ts';
import { startSlowingInterval } from '../../../infra/slowing-interval.ts';
import { traceWork } from '../../../infra/tracing/tracing.ts';
import type { DrawingMachines } from '../lease/drawing-machines.ts';
import { claimable } from '../lease/video-lease.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoDeps } from '../video-deps.ts';
import { readPlanToRender } from './plan-store.ts';
import { type RenderClaimedRunDeps, renderClaimedRun } from './render-claimed-run.ts';
import { closeRun, stealTail } from './render-runs.ts';

export type StealRenderWorkDeps = RenderClaimedRunDeps &
  VideoDeps<'queue' | 'workPause' | 'diskRoom' | 'tasks' | 'tracing'> & {
    /** Default: this machine may take any video. */
    drawingMachines?: Pick<DrawingMachines, 'claimable'>;
  };

/** How soon a helper notices that another video waits for its place. */
const lookAtQueue = { firstMs: 3_000, maxMs: 10_000 };

/**
 * Takes over and renders a part of a video that another worker is rendering, if there is one. Failures are left to that
 * worker: it finds the segments missing and handles them. A video that waits for a place goes before help: then the part is
 * given up, except for its finished segments.
 * @param fullOwnerIds accounts whose videos may not have the place
 * @returns false when there is nothing else to do now
 */
export async function stealRenderWork(
  deps: StealRenderWorkDeps,
  stopping: AbortSignal,
  fullOwnerIds: () => number[] = () => [],
): Promise<boolean> {
  if ((await deps.workPause.read()) || (await deps.diskRoom.isLow())) return false;
  const stolen = await stealTail(deps);
  if (!stolen) return false;
  const { run, video } = stolen;
  const logger = deps.logger.child({
    videoId: video._id,
    revision: video.revision,
    from: run.nextIndex,
    to: run.toIndex,
  });
  if (stolen.isMoreToShare) {
    await deps.queue
      .wake('render-segments', { elsewhere: true })
      .catch((err) => logger.warn({ err }, 'could not wake another worker'));
  }
  const helping = linkAbort(stopping);
  let isNeededElsewhere = false;
  let isClosed = false;
  const isWaiting = async () => {
    const others = { _id: { $ne: video._id }, ownerId: { $nin: fullOwnerIds() } };
    const further = (await deps.drawingMachines?.claimable()) ?? {};
    return deps.videos.exists({ $and: [claimable(['rendering'], new Date(deps.clock())), others, further] });
  };
  const look = startSlowingInterval(() => {
    const giveUp = (found: unknown) => {
      if (!found) return;
      isNeededElsewhere = true;
      helping.abort(new Error('another video waits'));
    };
    isWaiting().then(giveUp, (err) => logger.warn({ err }, 'could not look at the queue'));
  }, lookAtQueue);
  try {
    const plan = await readPlanToRender(deps, run.planKey);
    if (!plan) return false;
    const hasSource = await withSourceFile(deps.store, video, (sourceFile) => {
      isClosed = true;
      const help = { name: 'help to render', parent: video.trace, facts: { 'captioneer.video.id': video._id } };
      const work = { run, plan, sourceFile, signal: helping.signal, isHelp: true };
      return traceWork(deps.tracing, help, () => renderClaimedRun(deps, work));
    });
    logger.info('rendered segments for another worker');
    return hasSource;
  } catch (err) {
    if (!stopping.aborted) logger.info({ err }, 'rendering for another worker ended early');
    return isNeededElsewhere;
  } finally {
    look.stop();
    helping.unlink();
    // in the other case it has been closed with its last segment
    if (!isClosed) await closeRun(deps, run);
  }
}
