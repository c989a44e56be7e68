/** What may be woken. Each is one job definition in `jobs/`. */
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
 * Says that there may be work. What the work is stands in our own documents, and a worker claims it there; so a wake
 * that comes twice, late or never costs time, not correctness (the reconciler wakes what was forgotten).
 */
export interface Queue {
  wake(job: JobName, options?: { at?: Date }): Promise<void>;
}
