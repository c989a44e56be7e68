import type { Agenda } from 'agenda';
import type { Logger } from '../src/infra/logging/logger.ts';
import type { Job, StopSignals } from './job.ts';

/** Agenda's lock is renewed long before this. Correctness depends on our own leases: Agenda has no fencing. */
const lockLifetimeMs = 60_000;

interface RunningJobs {
  /** Resolves when no job is running. */
  settled(): Promise<void>;
}

/** Defines the jobs on the queue and tracks the running ones. */
export function registerJobs(
  deps: { agenda: Agenda; logger: Logger; stop: StopSignals },
  jobs: readonly Job[],
): RunningJobs {
  const running = new Set<Promise<void>>();
  for (const job of jobs) {
    deps.agenda.define(
      job.name,
      async (agendaJob) => {
        const touch = setInterval(() => {
          agendaJob
            .touch()
            .catch((err) => deps.logger.debug({ err, job: job.name }, 'could not renew the lock of a job'));
        }, lockLifetimeMs / 3);
        const work = runJob(deps, job).finally(() => clearInterval(touch));
        running.add(work);
        await work.finally(() => running.delete(work));
      },
      // without a lock limit one worker would lock the whole backlog, and the locks would expire
      { concurrency: job.concurrency, lockLimit: job.concurrency, lockLifetime: lockLifetimeMs },
    );
  }
  return {
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

async function runJob({ logger, stop }: { logger: Logger; stop: StopSignals }, job: Job): Promise<void> {
  if (stop.draining.aborted) return;
  try {
    const outcome = await job.run(stop);
    logger.debug({ job: job.name, outcome }, 'job done');
  } catch (err) {
    // the work is recorded in our documents, and the reconciler wakes it again
    logger.error({ err, job: job.name }, 'a job failed');
  }
}
