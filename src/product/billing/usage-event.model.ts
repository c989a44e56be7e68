import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

const usageKinds = ['created', 'edited', 'processed', 'failed'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** One event that counts towards an account's usage. Never changed once written. */
interface UsageEventRecord {
  /** Its cause, `<videoId>:<revision>:<kind>`, so that nothing counts twice. */
  _id: string;
  userId: number;
  kind: UsageKind;
  videoId: string;
  /** Of video; 0 for all events except a video's first `processed`. */
  seconds: number;
  at: Date;
}

export type UsageEventModel = Model<UsageEventRecord>;

const schema = new Schema<UsageEventRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    kind: { type: String, enum: usageKinds, required: true },
    videoId: { type: String, required: true },
    seconds: { type: Number, required: true, min: 0 },
    at: { type: Date, required: true },
  },
  { collection: 'usage_events', versionKey: false },
);
schema.index({ userId: 1, at: 1 });
schema.index({ videoId: 1, kind: 1 });

export function createUsageEventModel(connection: Connection): UsageEventModel {
  return modelOn<UsageEventRecord>(connection, 'UsageEvent', schema);
}
