import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

/** A process of the service that is running, or was until lately. */
export const createHeartbeatModel = defineModel({
  name: 'Heartbeat',
  collection: 'heartbeats',
  fields: {
    /** See `processIdentity`. */
    _id: field.text(),
    host: field.text(),
    pid: field.number(),
    roles: field.list(field.text()),
    startedAt: field.date(),
    seenAt: field.date(),
    /** Free space under DATA_DIR; null = unknown. */
    freeBytes: field.number().nullable(),
    /** Of the records that it writes, see `schemaVersion`; absent of version 1.0, which has 1. */
    schemaVersion: field.number().optional(),
  },
  indexes: [
    // processes that were not seen for an hour are removed
    [{ seenAt: 1 }, { expireAfterSeconds: 3600 }],
  ],
});

export type HeartbeatModel = ReturnType<typeof createHeartbeatModel>;
export type HeartbeatRecord = RecordOf<typeof createHeartbeatModel>;
