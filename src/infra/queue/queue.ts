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

/**
 * Signals that there may be work. The work itself is recorded in our own documents, where a worker claims it. So a signal
 * that arrives twice, late or never costs time, not correctness (the job `reconcile` wakes forgotten work).
 */
export interface Queue {
  wake(job: JobName, options?: { at?: Date }): Promise<void>;
}
