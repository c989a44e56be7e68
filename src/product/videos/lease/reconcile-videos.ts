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

/** More wakes are not needed: each worker continues by itself while there is work. */
const maxWakesPerStage = 16;

/**
 * Wakes workers for videos that wait although they could be processed: their worker died, or their wake was lost in a
 * crash. Does nothing while work is paused.
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

/** Ends the leases of dead processes of this machine, without waiting until they expire. */
async function freeVideosOfDeadProcesses({ videos, clock }: ReconcileDeps): Promise<void> {
  const owners: (string | null)[] = await videos.distinct('leaseOwner', { leaseUntil: { $gt: new Date(clock()) } });
  const dead = owners.filter((owner) => owner !== null && isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await videos.updateMany(
    { leaseOwner: { $in: dead } },
    { $set: { leaseOwner: null, leaseUntil: null }, $inc: { fence: 1 } },
  );
}
