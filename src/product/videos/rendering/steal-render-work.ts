import type { Queue } from '../../../infra/queue/queue.ts';
import type { WorkPause } from '../lease/work-pause.ts';
import { withSourceFile } from '../records/source-file.ts';
import { readPlan } from './plan-store.ts';
import { type RenderClaimedRunDeps, renderClaimedRun } from './render-claimed-run.ts';
import { closeRun, stealTail } from './render-runs.ts';

export type StealRenderWorkDeps = RenderClaimedRunDeps & { queue: Queue; workPause: Pick<WorkPause, 'read'> };

/**
 * Takes over and renders a part of a video that another worker is rendering, if there is one. Failures are left to that
 * worker: it finds the segments missing and handles them.
 * @returns whether something was rendered
 */
export async function stealRenderWork(deps: StealRenderWorkDeps, stopping: AbortSignal): Promise<boolean> {
  if (await deps.workPause.read()) return false;
  const stolen = await stealTail(deps);
  if (!stolen) return false;
  const { run, video } = stolen;
  const logger = deps.logger.child({
    videoId: video._id,
    revision: video.revision,
    from: run.nextIndex,
    to: run.toIndex,
  });
  // there may be work for one more worker
  await deps.queue.wake('render-segments').catch((err) => logger.warn({ err }, 'could not wake another worker'));
  try {
    const plan = await readPlan(deps.store, run.planKey);
    if (!plan) return false;
    const hasSource = await withSourceFile(deps.store, video, (sourceFile) =>
      renderClaimedRun(deps, { run, plan, sourceFile, signal: stopping }),
    );
    logger.info('rendered segments for another worker');
    return hasSource;
  } catch (err) {
    if (!stopping.aborted) logger.info({ err }, 'rendering for another worker ended early');
    return false;
  } finally {
    await closeRun(deps, run);
  }
}
