import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A code that links a chat to an account. Anybody who knows it can use it, so it works once and expires soon. */
export interface LinkCodeRecord {
  /** SHA-256 of the code. */
  _id: string;
  userId: number;
  /** The chat it was made in; null = on a page. */
  chatKey: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export type LinkCodeModel = Model<LinkCodeRecord>;

const schema = new Schema<LinkCodeRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    chatKey: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'link_codes', versionKey: false },
);
schema.index({ userId: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createLinkCodeModel(connection: Connection): LinkCodeModel {
  return modelOn<LinkCodeRecord>(connection, 'LinkCode', schema);
}
