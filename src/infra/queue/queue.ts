/** The jobs that can be woken; each is defined in `jobs/all-jobs.ts`. The names are stored in the database. */
export const jobNames = [
  'fetch-source',
  'listen',
  'plan-render',
  'render-segments',
  'assemble-output',
  'deliver',
  'converse',
  'send-messages',
  'settle-contacts',
  'apply-payments',
  'reconcile',
  'finish-deletions',
  'sweep',
  'watch-operations',
] as const;

export type JobName = (typeof jobNames)[number];

export interface WakeOptions {
  /** When there will be work; default: now. This process remembers it, for as long as it runs. */
  at?: Date;
  /** For help: rather in another process than in this one, which is busy with the work. */
  elsewhere?: boolean;
}

/**
 * Signals that there may be work. The work itself is recorded in our own documents, where a worker claims it. So a signal
 * that arrives twice, late or never costs time, not correctness (the job `reconcile` wakes forgotten work).
 */
export interface Queue {
  wake(job: JobName, options?: WakeOptions): Promise<void>;
}

/** What a worker gives the queue: its places. */
export interface LocalJobs {
  /** The jobs that this worker does. */
  readonly names: readonly JobName[];
  /** Which videos it continues, of those that are planned already; absent = it plans and renders none. */
  readonly machineKind?: string;
  /**
   * Starts a run of the job if there is a place for it.
   * @param passedOn how many workers could not take the work
   */
  take(job: JobName, passedOn?: number): boolean;
  /** Nobody else has a place: a run is started as soon as there is one here. */
  takeLater(job: JobName): void;
  hasPlace(job: JobName): boolean;
}

/** A worker that is known to the queue. */
export interface RegisteredWorker {
  /** To be called when a run has ended and its place is free. @returns true = wakes were refused meanwhile: look for work again */
  placeIsFree(job: JobName): Promise<boolean>;
  /** There may be work that this worker cannot take: another one is woken. @param passedOn how many could not take it */
  passOn(job: JobName, passedOn: number): Promise<void>;
  /** No wake reaches this worker any more. Those that it has not heard go to another one. */
  leave(): Promise<void>;
}
