import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** The number of calls of a kind in the window that ends at `expire`; written by rate-limiter-flexible. */
export interface PlatformCallRecord {
  key: string;
  points: number;
  expire: Date;
}

export type PlatformCallModel = Model<PlatformCallRecord>;

const schema = new Schema<PlatformCallRecord>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date } },
  { collection: 'platform_calls', versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export function createPlatformCallModel(connection: Connection): PlatformCallModel {
  return modelOn<PlatformCallRecord>(connection, 'PlatformCall', schema);
}
