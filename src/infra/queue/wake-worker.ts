import type { Clock } from '../clock.ts';
import { isProcessAlive } from '../processes.ts';
import { randomId } from '../secrets.ts';
import type { JobName } from './queue.ts';
import type { SentWake, WorkerModel } from './worker.model.ts';

export interface WakeWorkerDeps {
  workers: WorkerModel;
  clock: Clock;
  /** The own worker, which is not woken. */
  workerId: string;
}

/** A worker that was not seen for so long is not woken. It says that it lives three times as often. */
export const aliveWithinMs = 30_000;

/**
 * Wakes one other worker: of those that are not full, the one that was not woken for longest. One update of its document,
 * and one reply to the change stream on which only that worker hears it, however many workers there are.
 * @param passedOn how many workers could not take the work
 * @returns false when there is no such worker
 */
export async function wakeWorker(deps: WakeWorkerDeps, job: JobName, passedOn: number): Promise<boolean> {
  const { workers, clock, workerId } = deps;
  for (;;) {
    const now = clock();
    const wake: SentWake = { id: randomId(''), passedOn };
    const woken = await workers
      .findOneAndUpdate(
        { _id: { $ne: workerId }, seenAt: { $gt: new Date(now - aliveWithinMs) }, full: { $ne: job } },
        { $set: { wokenAt: new Date(now), [`wakes.${job}`]: wake } },
        { sort: { wokenAt: 1 }, projection: { _id: 1 } },
      )
      .lean();
    if (!woken) return false;
    if (isProcessAlive(woken._id) !== false) return true;
    await workers.deleteOne({ _id: woken._id });
  }
}
