import type { Logger } from '../src/infra/logging/logger.ts';
import type { JobName, LocalJobs, RegisteredWorker } from '../src/infra/queue/queue.ts';
import type { Job, JobOutcome, StopSignals } from './job.ts';

export type JobRuns = ReturnType<typeof createJobRuns>;

interface Place {
  job: Job;
  running: number;
  /** A wake found no place, neither here nor elsewhere. */
  isWoken: boolean;
}

/**
 * The runs of all jobs in one process: each job has so many places. A run that is woken looks for work until there is none,
 * so that a wake that finds no place is not lost: whoever has the place looks once more.
 */
export function createJobRuns({ logger, stop }: { logger: Logger; stop: StopSignals }, jobs: readonly Job[]) {
  const places = new Map<JobName, Place>(jobs.map((job) => [job.name, { job, running: 0, isWoken: false }]));
  const running = new Set<Promise<void>>();
  let registered: RegisteredWorker | null = null;

  const hasPlace = (name: JobName): boolean => {
    const place = places.get(name);
    return place !== undefined && !stop.draining.aborted && place.running < place.job.concurrency;
  };

  const local: LocalJobs = {
    names: jobs.map(({ name }) => name),
    hasPlace,
    take(name, passedOn = 0) {
      if (!hasPlace(name)) return false;
      void run(name, passedOn);
      return true;
    },
    takeLater(name) {
      const place = places.get(name);
      if (place && !local.take(name)) place.isWoken = true;
    },
  };

  function run(name: JobName, passedOn = 0): Promise<void> {
    const place = places.get(name);
    if (!place || stop.draining.aborted) return Promise.resolve();
    place.running += 1;
    const work = runJob(place.job)
      .then((outcome) => afterRun(place, outcome, passedOn))
      .catch((err) => logger.warn({ err, job: name }, 'a worker could not be woken'))
      .finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  async function runJob(job: Job): Promise<JobOutcome> {
    try {
      const outcome = await job.run(stop);
      logger.debug({ job: job.name, outcome }, 'job done');
      return outcome;
    } catch (err) {
      // the work is recorded in our documents, and the reconciler wakes it again
      logger.error({ err, job: job.name }, 'a job failed');
      return 'skipped';
    }
  }

  async function afterRun(place: Place, outcome: JobOutcome, passedOn: number): Promise<void> {
    const { name } = place.job;
    place.running -= 1;
    const { isWoken } = place;
    place.isWoken = false;
    if (isWoken) local.takeLater(name);
    if (!registered) return;
    if (outcome === 'unable') await registered.passOn(name, passedOn);
    if (await registered.placeIsFree(name)) local.takeLater(name);
  }

  return {
    ...local,
    /** Resolves when the run has ended; it also runs when all places are taken. */
    run: (name: JobName) => run(name),
    takeWakesOf(worker: RegisteredWorker): void {
      registered = worker;
    },
    /** Resolves when no job is running. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running);
      for (const job of jobs) await job.settled?.();
    },
  };
}
