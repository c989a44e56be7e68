import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Agenda } from 'agenda';
import { watchForClockSteps } from '../src/infra/clock.ts';
import type { Logger } from '../src/infra/logging/logger.ts';
import { oneAtATime } from '../src/infra/one-at-a-time.ts';
import type { AgendaQueue } from '../src/infra/queue/agenda-queue.ts';
import type { Job } from './job.ts';
import { createJobRuns, type JobRuns } from './job-runs.ts';

export interface Worker {
  /** Takes no new work, lets short work finish, and puts the rest back into the queue. */
  stop(): Promise<void>;
}

/** How long a stop waits for running work before it puts it back into the queue. */
const graceMs = 8_000;
/** How long it waits for a database that may not answer. */
const leaveMs = 2_000;

interface WorkerDeps {
  queue: Pick<AgendaQueue, 'agenda' | 'register' | 'makeAllDue'>;
  logger: Logger;
  graceMs?: number;
  /** See `LocalJobs`. */
  machineKind?: string;
}

/** Starts taking work. The reconciler runs first, for what was due while no worker ran. */
export async function startWorker(deps: WorkerDeps, jobs: readonly Job[]): Promise<Worker> {
  const draining = new AbortController();
  const stopping = new AbortController();
  // every piece of work listens, and a hundred callbacks run at the same time
  setMaxListeners(0, stopping.signal);
  const { agenda } = deps.queue;
  const stop = { draining: draining.signal, stopping: stopping.signal };
  const runs = createJobRuns({ ...deps, stop }, jobs);
  for (const { name, concurrency } of jobs) define(agenda, runs, { name, concurrency });
  await agenda.start();
  for (const job of jobs) await schedule(agenda, job);
  const registered = await deps.queue.register({ ...runs, machineKind: deps.machineKind });
  runs.takeWakesOf(registered);
  runs.take('reconcile');
  const againOneAtATime = oneAtATime((ms: number) => startAgain(deps, ms, draining.signal));
  let startedAgain: Promise<void> = Promise.resolve();
  const clock = watchForClockSteps((ms) => {
    // what was due is not due any more
    if (ms < 0) startedAgain = againOneAtATime(-ms);
  });
  return {
    async stop() {
      draining.abort();
      clock.stop();
      await startedAgain;
      // not drain(): it would still start jobs that are queued locally
      await agenda.stop(false);
      const leaving = registered.leave();
      leaving.catch((err) => deps.logger.warn({ err }, 'could not tell that this worker stops'));
      await Promise.race([leaving.catch(() => undefined), waitFor(leaveMs)]);
      const settled = runs.settled();
      await Promise.race([settled, waitFor(deps.graceMs ?? graceMs)]);
      stopping.abort(new Error('the service is stopping'));
      await settled;
    },
  };
}

const tryAgainMs = 1_000;

/**
 * Agenda has only the machine's clock. When that has been set back by an hour, what was due would be due in an hour, and what
 * Agenda has locked meanwhile waits in its memory. Work that runs goes on. Tries it until the database answers.
 */
async function startAgain({ queue, logger }: WorkerDeps, ms: number, draining: AbortSignal): Promise<void> {
  logger.warn({ ms }, 'the clock of this machine was set back: all jobs are due now');
  while (!draining.aborted) {
    try {
      await queue.agenda.stop(false);
      await queue.makeAllDue();
      return await queue.agenda.start();
    } catch (err) {
      logger.warn({ err }, 'could not start the job queue again');
      await wait(tryAgainMs, undefined, { signal: draining }).catch(() => undefined);
    }
  }
}

/** A job that has its schedule keeps it: workers that start often would put it off for ever. */
async function schedule(agenda: Agenda, { name, every }: Job): Promise<void> {
  if (!every) return;
  const { jobs } = await agenda.queryJobs({ name });
  const isScheduled = jobs.some(({ repeatInterval, nextRunAt }) => repeatInterval === every && nextRunAt);
  if (!isScheduled) await agenda.every(every, name, undefined, { skipImmediate: true });
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** Agenda's lock is renewed long before this. Correctness depends on our own leases: Agenda has no fencing. */
const lockLifetimeMs = 60_000;

/** Agenda runs the jobs that are scheduled. */
function define(agenda: Agenda, runs: JobRuns, { name, concurrency }: Pick<Job, 'name' | 'concurrency'>): void {
  agenda.define(
    name,
    async (agendaJob) => {
      // an error would be logged each time, and the next one comes soon
      const touch = setInterval(() => void agendaJob.touch().catch(() => undefined), lockLifetimeMs / 3);
      await runs.run(name).finally(() => clearInterval(touch));
    },
    // without a lock limit one worker would lock the whole backlog, and the locks would expire
    { concurrency, lockLimit: concurrency, lockLifetime: lockLifetimeMs },
  );
}
