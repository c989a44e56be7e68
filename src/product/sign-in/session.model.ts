import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A signed-in browser. Only the hash of its cookie's secret is stored. */
export interface SessionRecord {
  _id: string;
  userId: number;
  hash: string;
  /** Hash of the secret before the last rotation, for requests that were under way. */
  previousHash: string | null;
  previousUntil: Date | null;
  /** Sent along in its forms; rotations keep it, so that open forms stay valid. */
  csrfToken: string;
  createdAt: Date;
  rotatedAt: Date;
  expiresAt: Date;
}

export type SessionModel = Model<SessionRecord>;

const schema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    hash: { type: String, required: true },
    previousHash: { type: String, default: null },
    previousUntil: { type: Date, default: null },
    csrfToken: { type: String, required: true },
    createdAt: { type: Date, required: true },
    rotatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ previousHash: 1 }, { partialFilterExpression: { previousHash: { $type: 'string' } } });
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createSessionModel(connection: Connection): SessionModel {
  return modelOn<SessionRecord>(connection, 'Session', schema);
}
