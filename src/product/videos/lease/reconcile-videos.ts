import type { Clock } from '../../../infra/clock.ts';
import { isProcessAlive } from '../../../infra/process-identity.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { VideoModel } from '../records/video.model.ts';
import { jobOfStage, type WorkingStage, workingStages } from '../records/video-states.ts';
import type { WorkPause } from './work-pause.ts';

export interface ReconcileDeps {
  videos: VideoModel;
  queue: Queue;
  clock: Clock;
  workPause: Pick<WorkPause, 'read'>;
}

/** More wakes than workers can follow help nobody: each worker goes on by itself while there is work. */
const maxWakesPerStage = 16;

/**
 * Wakes what should be moving and is not: videos whose worker died, or whose wake was lost in a crash.
 * While work is paused nothing is woken.
 * @returns how many videos were waiting
 */
export async function reconcileVideos(deps: ReconcileDeps): Promise<number> {
  await freeVideosOfDeadProcesses(deps);
  if (await deps.workPause.read()) return 0;
  const now = new Date(deps.clock());
  const waiting = await deps.videos.aggregate<{ _id: WorkingStage; count: number }>([
    {
      $match: {
        stage: { $in: [...workingStages] },
        removedAt: null,
        notBefore: { $lte: now },
        $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }],
      },
    },
    { $group: { _id: '$stage', count: { $sum: 1 } } },
  ]);
  for (const { _id: stage, count } of waiting) {
    const wakes = Math.min(count, maxWakesPerStage);
    await Promise.all(Array.from({ length: wakes }, () => deps.queue.wake(jobOfStage[stage])));
  }
  return waiting.reduce((sum, { count }) => sum + count, 0);
}

/** A process of this machine that is gone will not come back for its leases: no need to wait until they run out. */
async function freeVideosOfDeadProcesses({ videos, clock }: ReconcileDeps): Promise<void> {
  const owners: (string | null)[] = await videos.distinct('leaseOwner', { leaseUntil: { $gt: new Date(clock()) } });
  const dead = owners.filter((owner) => owner !== null && isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await videos.updateMany(
    { leaseOwner: { $in: dead } },
    { $set: { leaseOwner: null, leaseUntil: null }, $inc: { fence: 1 } },
  );
}
