import type { Queue } from '../../../infra/queue/queue.ts';
import type { WorkPause } from '../lease/work-pause.ts';
import { withSourceFile } from '../records/source-file.ts';
import { readPlan } from './plan-store.ts';
import { type RenderClaimedRunDeps, renderClaimedRun } from './render-claimed-run.ts';
import { closeRun, stealTail } from './render-runs.ts';

export type StealRenderWorkDeps = RenderClaimedRunDeps & { queue: Queue; workPause: Pick<WorkPause, 'read'> };

/**
 * Renders a part of a video that another worker is at, where there is one. What goes wrong is left to that worker,
 * which finds the part missing and judges for itself.
 * @returns whether something was rendered
 */
export async function stealRenderWork(deps: StealRenderWorkDeps, stopping: AbortSignal): Promise<boolean> {
  if (await deps.workPause.read()) return false;
  const taken = await stealTail(deps);
  if (!taken) return false;
  const { run, video } = taken;
  const logger = deps.logger.child({
    videoId: video._id,
    revision: video.revision,
    from: run.nextIndex,
    to: run.toIndex,
  });
  // there may be work for one more
  await deps.queue.wake('render-segments').catch((err) => logger.warn({ err }, 'nobody else could be asked to help'));
  try {
    const plan = await readPlan(deps.store, run.planKey);
    if (!plan) return false;
    const isThere = await withSourceFile(deps.store, video, (sourceFile) =>
      renderClaimedRun(deps, { run, plan, sourceFile, signal: stopping }),
    );
    logger.info('helped to render');
    return isThere;
  } catch (err) {
    if (!stopping.aborted) logger.info({ err }, 'helping to render ended early');
    return false;
  } finally {
    await closeRun(deps, run);
  }
}
