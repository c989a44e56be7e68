import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeStream, Timestamp } from 'mongodb';
import type { Logger } from '../logging/logger.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type JobName, jobNames, type LocalJobs, type RegisteredWorker } from './queue.ts';
import { alive, beatMs, type WakeWorkerDeps, wakeWorker } from './wake-worker.ts';
import type { SentWake, WorkerRecord } from './worker.model.ts';
import { startBeats } from './worker-beats.ts';

const reopenMs = 1_000;
/** How long the database may wait for a wake before it answers the change stream that there is none. */
const maxAwaitTimeMS = beatMs;
/** So many workers at most are asked, one after the other, to take work that they may not be allowed to take. */
const maxPassedOn = 8;

export interface FleetMember {
  /** How many workers there were a few minutes ago, with this one. */
  fleetSize(): number;
}

/**
 * Lets others wake this worker, and hears its wakes: by a change stream of its own document, and whenever it says that it
 * lives, so that none is lost when the stream breaks.
 *
 * A worker that is woken and has no place says so once, and wakes another one. It is not woken again until a place is free.
 */
export async function registerWorker(
  deps: WakeWorkerDeps & { logger: Logger },
  local: LocalJobs,
): Promise<RegisteredWorker & FleetMember> {
  const { workers, clock, workerId, logger } = deps;
  const closing = new AbortController();
  const full = createFullMarks(deps);
  const heard = new Map<JobName, string>();
  let stream: ChangeStream | null = null;
  let fleetSize = 1;

  async function hear(job: JobName, { id, passedOn }: SentWake): Promise<void> {
    if (heard.get(job) === id) return;
    heard.set(job, id);
    if (local.take(job, passedOn)) return;
    await full.mark(job);
    if (!(await wakeWorker(deps, job, passedOn))) local.takeLater(job);
    // its last run may have ended before it was marked
    if (local.hasPlace(job) && (await full.unmark(job))) local.takeLater(job);
  }

  function hearAll(wakes: WorkerRecord['wakes']): void {
    for (const job of jobNames) {
      const wake = wakes[job];
      if (wake) hear(job, wake).catch((err) => logger.warn({ err, job }, 'a wake could not be passed on'));
    }
  }

  const beat = oneAtATime(async (): Promise<void> => {
    if (closing.signal.aborted) return;
    const now = new Date(clock());
    const own = await workers
      .findOneAndUpdate(
        { _id: workerId },
        {
          $set: { seenAt: now, jobs: [...local.names], machineKind: local.machineKind ?? null },
          $unset: { unansweredSince: 1 },
          $setOnInsert: { wokenAt: new Date(0), full: [], wakes: {} },
        },
        { upsert: true, returnDocument: 'after', projection: { wakes: 1, full: 1 } },
      )
      .orFail()
      .lean();
    hearAll(own.wakes);
    await full.correct(own.full);
  });

  async function follow(startAtOperationTime: Timestamp): Promise<void> {
    const options = { startAtOperationTime, maxAwaitTimeMS };
    const opened = workers.collection.watch(wakesOf(workerId), options) as unknown as ChangeStream;
    stream = opened;
    for await (const change of opened) {
      if (change.operationType !== 'update') continue;
      beats.answerSoon();
      hearAll(wakesIn(change.updateDescription.updatedFields ?? {}));
    }
  }

  async function keepFollowing(start: Timestamp): Promise<void> {
    let startAt = start;
    while (!closing.signal.aborted) {
      try {
        await follow(startAt);
      } catch (err) {
        if (!closing.signal.aborted) logger.warn({ err }, 'the change stream of wakes broke and is opened again');
      }
      await stream?.close().catch(() => undefined);
      await wait(reopenMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (closing.signal.aborted) return;
      // the place where it was may be forgotten: what was sent meanwhile stands in the document
      startAt = await readTime().catch(() => startAt);
      await beat().catch((err) => logger.warn({ err }, 'could not look for wakes'));
    }
  }

  /** The server's own, so that no wake is missed between this answer and the first batch of the stream. */
  async function readTime(): Promise<Timestamp> {
    return (await workers.db.db?.command({ ping: 1 }))?.operationTime;
  }

  async function countFleet(): Promise<void> {
    fleetSize = await workers.countDocuments(alive(clock()));
  }

  const start = await readTime();
  await beat();
  await countFleet();
  const beats = startBeats({ beat, atEachBeat: countFleet, logger });
  void keepFollowing(start);
  // the stream may hang at the primary that there was: what was sent meanwhile stands in the document
  const client = workers.db.getClient();
  client.on('topologyDescriptionChanged', beats.answerSoon);

  return {
    fleetSize: () => fleetSize,
    async placeIsFree(job) {
      try {
        return await full.unmark(job);
      } catch (error) {
        beats.answerSoon();
        throw error;
      }
    },
    async passOn(job, passedOn) {
      if (passedOn < maxPassedOn) await wakeWorker(deps, job, passedOn + 1);
    },
    async leave() {
      closing.abort();
      client.off('topologyDescriptionChanged', beats.answerSoon);
      beats.stop();
      // else one that is under way would register the worker again
      await beat();
      const left = await workers.findOneAndDelete({ _id: workerId }).lean();
      for (const job of jobNames) {
        const wake = left?.wakes[job];
        if (wake && heard.get(job) !== wake.id) await wakeWorker(deps, job, wake.passedOn);
      }
      await stream?.close().catch(() => undefined);
    },
  };
}

/** The jobs for which this worker asks not to be woken; one change after the other. */
function createFullMarks({ workers, workerId }: WakeWorkerDeps) {
  const marked = new Set<JobName>();
  const write = oneAtATime(async (change: object) => void (await workers.updateOne({ _id: workerId }, change)));
  return {
    async mark(job: JobName): Promise<void> {
      marked.add(job);
      await write({ $addToSet: { full: job } });
    },
    /** A mark that could not be taken back would keep this worker from being woken for ever. */
    async correct(stored: readonly JobName[]): Promise<void> {
      for (const job of stored) if (!marked.has(job)) await write({ $pull: { full: job } });
    },
    /** @returns false when it was not marked */
    async unmark(job: JobName): Promise<boolean> {
      if (!marked.delete(job)) return false;
      await write({ $pull: { full: job } });
      return true;
    },
  };
}

const updated = 'updateDescription.updatedFields';

/** Others set `wokenAt` with each wake; the worker's own changes do not. */
const wakesOf = (workerId: string) => [
  { $match: { operationType: 'update', 'documentKey._id': workerId, [`${updated}.wokenAt`]: { $exists: true } } },
  { $project: { operationType: 1, [updated]: 1 } },
];

/** The names of updated fields have dots: `wakes.listen`. */
function wakesIn(updatedFields: Record<string, unknown>): WorkerRecord['wakes'] {
  const wakes = jobNames.flatMap((job) => {
    const wake = updatedFields[`wakes.${job}`] as SentWake | undefined;
    return wake ? [[job, wake]] : [];
  });
  return Object.fromEntries(wakes);
}
