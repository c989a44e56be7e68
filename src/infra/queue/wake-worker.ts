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

/** How often a worker says that it lives, though nobody wakes it. */
export const beatMs = 5 * 60_000;
/** A worker that was not seen for so long is not woken. */
const aliveWithinMs = 2.2 * beatMs;
/** A worker that is woken says so within a third of this time. One that has not is dead, or cannot hear: it is left out. */
export const answerWithinMs = 30_000;

/** The filter of the workers that seem to live. */
export function alive(now: number) {
  return {
    seenAt: { $gt: new Date(now - aliveWithinMs) },
    // matches where it is absent, too
    unansweredSince: { $not: { $lte: new Date(now - answerWithinMs) } },
  };
}

function doing(job: JobName) {
  return { $or: [{ jobs: { $in: [job, null] } }, { jobs: [] }] };
}

/**
 * Wakes one other worker: of those that do the job and are not full, the one that was not woken for longest. One update of its document,
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
        { _id: { $ne: workerId }, full: { $ne: job }, ...doing(job), ...alive(now) },
        {
          $set: { wokenAt: new Date(now), [`wakes.${job}`]: wake },
          // sets it where it is absent
          $min: { unansweredSince: new Date(now) },
        },
        { sort: { wokenAt: 1 }, projection: { _id: 1 } },
      )
      .lean();
    if (!woken) return false;
    if (isProcessAlive(woken._id) !== false) return true;
    await workers.deleteOne({ _id: woken._id });
  }
}

/** One read of all workers, of which there are hundreds at most. */
export async function readLivingKinds({
  workers,
  clock,
}: Pick<WakeWorkerDeps, 'workers' | 'clock'>): Promise<string[]> {
  const living = await workers.find(alive(clock()), { machineKind: 1 }).lean();
  const own = living.filter(({ _id }) => isProcessAlive(_id) !== false);
  return [...new Set(own.flatMap(({ machineKind }) => machineKind ?? []))];
}
