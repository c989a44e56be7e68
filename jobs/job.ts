import type { JobName } from '../src/infra/queue/queue.ts';

export type JobOutcome = 'done' | 'skipped';

/** A kind of background work: loads, calls one action, and may be run twice or for nothing without harm. */
export interface Job {
  name: JobName;
  /** Runs at once in one process. */
  concurrency: number;
  /** For work that comes round: an interval as Agenda reads it. */
  every?: string;
  run(stop: StopSignals): Promise<JobOutcome>;
}

export interface StopSignals {
  /** Aborts when the service begins to stop: nothing new is taken. */
  draining: AbortSignal;
  /** Aborts when work in hand has to be put back in line. */
  stopping: AbortSignal;
}
