import type { JobName } from '../src/infra/queue/queue.ts';

/** `skipped` = there was nothing to do. */
type JobOutcome = 'done' | 'skipped';

/** A kind of background work. It is safe to run twice, and to run when there is nothing to do. */
export interface Job {
  name: JobName;
  /** Simultaneous runs in one process. */
  concurrency: number;
  /** For a job that runs periodically: the interval as Agenda reads it. */
  every?: string;
  run(stop: StopSignals): Promise<JobOutcome>;
}

export interface StopSignals {
  /** Aborts when the service begins to stop: nothing new is started. */
  draining: AbortSignal;
  /** Aborts when running work must stop; it is put back into the queue. */
  stopping: AbortSignal;
}
