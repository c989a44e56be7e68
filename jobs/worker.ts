import type { Agenda } from 'agenda';
import type { Logger } from '../src/infra/logging/logger.ts';
import type { Job } from './job.ts';
import { registerJobs } from './register-jobs.ts';

export interface Worker {
  /** Takes no new work, lets short work finish, and puts the rest back into the queue. */
  stop(): Promise<void>;
}

/** How long a stop waits for running work before it puts it back into the queue. */
const graceMs = 8_000;

/** Starts taking work. The reconciler runs first, for what was due while no worker ran. */
export async function startWorker(
  deps: { agenda: Agenda; logger: Logger; graceMs?: number },
  jobs: readonly Job[],
): Promise<Worker> {
  const draining = new AbortController();
  const stopping = new AbortController();
  const stop = { draining: draining.signal, stopping: stopping.signal };
  const running = registerJobs({ ...deps, stop }, jobs);
  await deps.agenda.start();
  for (const job of jobs) {
    if (job.every) await deps.agenda.every(job.every, job.name, undefined, { skipImmediate: true });
  }
  await deps.agenda.now('reconcile');
  return {
    async stop() {
      draining.abort();
      // not drain(): it would still start jobs that are queued locally
      await deps.agenda.stop(false);
      const settled = running.settled();
      await Promise.race([settled, waitFor(deps.graceMs ?? graceMs)]);
      stopping.abort(new Error('the service is stopping'));
      await settled;
    },
  };
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
