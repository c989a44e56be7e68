import type { Agenda } from 'agenda';
import type { Logger } from '../src/infra/logging/logger.ts';
import type { Job, StopSignals } from './job.ts';

/** An Agenda lock is renewed long before this; ours is the lease on the document (Agenda has no fencing). */
const lockLifetimeMs = 60_000;

export interface RunningJobs {
  /** Resolves when no handler runs any more. */
  settled(): Promise<void>;
}

/** Defines the jobs on the queue and keeps count of what runs. */
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
          agendaJob.touch().catch((err) => deps.logger.debug({ err, job: job.name }, 'a job could not be touched'));
        }, lockLifetimeMs / 3);
        const work = runJob(deps, job).finally(() => clearInterval(touch));
        running.add(work);
        await work.finally(() => running.delete(work));
      },
      // without a limit one worker would lock the whole backlog and let it expire
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
    // what it worked on stands in our documents, and the reconciler wakes it again
    logger.error({ err, job: job.name }, 'a job went wrong');
  }
}
