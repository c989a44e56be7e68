import { isProcessAlive } from '../../../infra/processes.ts';
import { jobOfStage, workingStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import { crashesWithThisOne } from './crashes.ts';
import { claimable, leaseMs } from './video-lease.ts';

export type ReconcileDeps = VideoDeps<'videos' | 'queue' | 'clock' | 'workPause'>;

/** More wakes are not needed: each worker continues by itself while there is work. */
const maxWakesPerStage = 16;

/**
 * Wakes workers for videos that wait although they could be processed: their worker died, or their wake was lost in a
 * crash. Does nothing while work is paused.
 * @returns how many wakes were sent
 */
export async function reconcileVideos(deps: ReconcileDeps): Promise<number> {
  await freeVideosOfDeadProcesses(deps);
  await bringBackTimes(deps);
  if (await deps.workPause.read()) return 0;
  let sum = 0;
  for (const stage of workingStages) {
    const waiting = claimable([stage], new Date(deps.clock()));
    const wakes = await deps.videos.countDocuments(waiting, { limit: maxWakesPerStage });
    await Promise.all(Array.from({ length: wakes }, () => deps.queue.wake(jobOfStage[stage])));
    sum += wakes;
  }
  return sum;
}

/** Longer than any wait of a video: see `Retry-After` in `retry-rules.ts`. */
const beyondWaitsMs = 11 * 60_000;

/** After the clock was set back, what was stored before lies in the future: no video waits longer than it would have. */
async function bringBackTimes({ videos, clock }: ReconcileDeps): Promise<void> {
  const now = clock();
  const at = (ms: number) => new Date(now + ms);
  const waiting = { stage: { $in: [...workingStages] }, removedAt: null };
  await videos.updateMany(
    { ...waiting, leaseUntil: null, notBefore: { $gt: at(beyondWaitsMs) } },
    { $set: { notBefore: at(0) } },
  );
  await videos.updateMany({ ...waiting, leaseUntil: { $gt: at(2 * leaseMs) } }, { $set: { leaseUntil: at(leaseMs) } });
}

/** Ends the leases of dead processes of this machine, without waiting until they expire. */
async function freeVideosOfDeadProcesses({ videos, clock }: ReconcileDeps): Promise<void> {
  const owners: (string | null)[] = await videos.distinct('leaseOwner', {
    stage: { $in: [...workingStages] },
    leaseUntil: { $gt: new Date(clock()) },
  });
  const dead = owners.filter((owner) => owner !== null && isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await videos.updateMany(
    { leaseOwner: { $in: dead } },
    [{ $set: { leaseOwner: null, leaseUntil: null, crashes: crashesWithThisOne, fence: { $add: ['$fence', 1] } } }],
    { updatePipeline: true },
  );
}
