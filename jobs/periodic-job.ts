import type { JobName } from '../src/infra/queue/queue.ts';
import type { Job } from './job.ts';

/** A job that runs at an interval, as Agenda reads it, in one process at a time. */
export function periodicJob(name: JobName, every: string, work: () => Promise<unknown>): Job {
  return {
    name,
    concurrency: 1,
    every,
    async run() {
      await work();
      return 'done';
    },
  };
}
