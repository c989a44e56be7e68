import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** One use of an Idempotency-Key: first the claim to run the call, then its reply. */
export interface IdempotencyKeyRecord {
  /** Keyed hash of caller, path and Idempotency-Key. */
  _id: string;
  /** It is deleted with this user's account; null = the caller is not a user. */
  userId: number | null;
  /** Keyed hash of the request body. */
  fingerprint: string;
  /** Only its holder may commit; random for each call that claims the key. */
  holder: string;
  /** Without a reply, the call counts as running until then. */
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
