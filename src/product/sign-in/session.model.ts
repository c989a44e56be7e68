import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** One browser that is signed in. Its cookie's secret is not kept, only its hash. */
export interface SessionRecord {
  _id: string;
  userId: number;
  hash: string;
  /** The secret before the last rotation, for requests that were on their way. */
  previousHash: string | null;
  previousUntil: Date | null;
  /** What its forms carry; stays through rotations, so that a form that is open goes on working. */
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
