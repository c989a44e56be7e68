import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** `stopped`: seconds that were handed out of a video that was stopped before it was finished. */
const usageKinds = ['created', 'edited', 'processed', 'failed', 'stopped'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** One event that counts towards an account's usage. Never changed once written. */
export const createUsageEventModel = defineModel({
  name: 'UsageEvent',
  collection: 'usage_events',
  fields: {
    /** Its cause, `<videoId>:<revision>:<kind>`, so that nothing counts twice. */
    _id: field.text(),
    userId: field.number(),
    kind: field.oneOf(usageKinds),
    videoId: field.text(),
    /** Of video; of all events about one video at most its length. */
    seconds: field.number({ min: 0 }),
    at: field.date(),
  },
  indexes: [[{ userId: 1, at: 1 }], [{ videoId: 1, kind: 1 }], [{ at: 1 }]],
});

export type UsageEventModel = ReturnType<typeof createUsageEventModel>;
export type UsageEventRecord = RecordOf<typeof createUsageEventModel>;
