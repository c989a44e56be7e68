import { defineModel, field, type RecordOf } from '../database/define-model.ts';
import type { JobName } from './queue.ts';

/** A wake that was sent to a worker. */
export interface SentWake {
  id: string;
  /** How many workers could not take the work. */
  passedOn: number;
}

/** A worker that takes wakes. Each worker listens to its own document only. */
export const createWorkerModel = defineModel({
  name: 'Worker',
  collection: 'workers',
  fields: {
    /** See `processIdentity`. */
    _id: field.text(),
    seenAt: field.date(),
    /** Workers are woken in turn. */
    wokenAt: field.date(),
    /** The first wake since it was last seen. */
    unansweredSince: field.date().optional(),
    /** The jobs that it does; empty or absent = all of them, from a version before this field. */
    jobs: field.list(field.text<JobName>()),
    /** See `LocalJobs`. */
    machineKind: field.text().nullable().optional(),
    /** The jobs for which it had no place when it was woken for them. */
    full: field.list(field.text<JobName>()),
    /** The last wake for each job. */
    wakes: field.json<Partial<Record<JobName, SentWake>>>(),
  },
  indexes: [
    // those that were not seen for an hour are removed
    [{ seenAt: 1 }, { expireAfterSeconds: 3600 }],
  ],
  minimize: false,
});

export type WorkerModel = ReturnType<typeof createWorkerModel>;
export type WorkerRecord = RecordOf<typeof createWorkerModel>;
