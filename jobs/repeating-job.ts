import type { JobName, Queue } from '../src/infra/queue/queue.ts';
import type { Job } from './job.ts';

interface RepeatingJobOptions {
  name: JobName;
  concurrency: number;
  every?: string;
  /** Does one piece of work; false = there was none. */
  runNext(stopping: AbortSignal): Promise<boolean>;
  /** When there will be work again; null = unknown, or nothing is pending. */
  nextDueAt?(): Promise<Date | null>;
}

/** A job that does one piece of work after the other until there is none, and then wakes itself when more is due. */
export function repeatingJob(queue: Queue, { name, concurrency, every, runNext, nextDueAt }: RepeatingJobOptions): Job {
  return {
    name,
    concurrency,
    every,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await runNext(stopping))) worked = true;
      if (!worked) return 'skipped';
      const at = await nextDueAt?.();
      if (at) await queue.wake(name, { at });
      return 'done';
    },
  };
}
