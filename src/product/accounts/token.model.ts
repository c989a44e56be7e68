import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A user's API token. Only its hash is stored; revoking deletes the record. */
export interface TokenRecord {
  _id: string;
  userId: number;
  name: string;
  /** Its first characters, by which a person recognises it. */
  prefix: string;
  hash: string;
  createdAt: Date;
  /** Accurate to about a minute. */
  lastUsedAt: Date | null;
}

export type TokenModel = Model<TokenRecord>;

const schema = new Schema<TokenRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    name: { type: String, required: true },
    prefix: { type: String, required: true },
    hash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'tokens', versionKey: false },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ userId: 1, createdAt: -1 });

export function createTokenModel(connection: Connection): TokenModel {
  return modelOn<TokenRecord>(connection, 'Token', schema);
}
