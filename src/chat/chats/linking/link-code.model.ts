import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A code that joins a chat to an account; whoever has it may, so it is short-lived and good once. */
export interface LinkCodeRecord {
  /** Its hash. */
  _id: string;
  /** Whose it is. */
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
