import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A process of the service that is running, or was until lately. */
export interface HeartbeatRecord {
  /** See `processIdentity`. */
  _id: string;
  host: string;
  pid: number;
  roles: string[];
  startedAt: Date;
  seenAt: Date;
  /** Free space under DATA_DIR; null = unknown. */
  freeBytes: number | null;
}

export type HeartbeatModel = Model<HeartbeatRecord>;

const schema = new Schema<HeartbeatRecord>(
  {
    _id: { type: String, required: true },
    host: { type: String, required: true },
    pid: { type: Number, required: true },
    roles: { type: [String], required: true },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    freeBytes: { type: Number, default: null },
  },
  { collection: 'heartbeats', versionKey: false },
);
// processes that were not seen for an hour are removed
schema.index({ seenAt: 1 }, { expireAfterSeconds: 3600 });

export function createHeartbeatModel(connection: Connection): HeartbeatModel {
  return modelOn<HeartbeatRecord>(connection, 'Heartbeat', schema);
}
