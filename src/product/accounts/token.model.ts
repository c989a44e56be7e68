import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A user's API token. What was shown once is not kept; revoking removes the record. */
export interface TokenRecord {
  _id: string;
  userId: number;
  name: string;
  /** Its first characters, to tell it by. */
  prefix: string;
  hash: string;
  createdAt: Date;
  /** To about a minute. */
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
