import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** One use of an Idempotency-Key: first a claim on the right to run the call, then what it answered. */
export interface IdempotencyKeyRecord {
  /** Keyed hash of caller, path and Idempotency-Key. */
  _id: string;
  /** Whose it is, for it goes with their account; null for callers that are no user. */
  userId: number | null;
  /** Keyed hash of what was asked. */
  fingerprint: string;
  /** Who may commit: drawn anew by each call that takes the key. */
  holder: string;
  /** Until then the call counts as still running, unless there is a reply. */
  leaseUntil: Date;
  /** Encrypted; null = none yet. */
  reply: string | null;
  expiresAt: Date;
}

export type IdempotencyKeyModel = Model<IdempotencyKeyRecord>;

const schema = new Schema<IdempotencyKeyRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, default: null },
    fingerprint: { type: String, required: true },
    holder: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    reply: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotency_keys', versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createIdempotencyKeyModel(connection: Connection): IdempotencyKeyModel {
  return modelOn<IdempotencyKeyRecord>(connection, 'IdempotencyKey', schema);
}
