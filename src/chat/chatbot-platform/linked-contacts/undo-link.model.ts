import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A way for a contact to undo being linked; worth something as long as that very link stands. */
export interface UndoLinkRecord {
  /** SHA-256 of the token in the address; the token itself is not kept. */
  _id: string;
  chatbotId: string;
  messengerId: string;
  /** Of the link that it undoes. */
  linkedAt: Date;
  usedAt: Date | null;
  expiresAt: Date;
}

export type UndoLinkModel = Model<UndoLinkRecord>;

const schema = new Schema<UndoLinkRecord>(
  {
    _id: { type: String, required: true },
    chatbotId: { type: String, required: true },
    messengerId: { type: String, required: true },
    linkedAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'undo_links', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function createUndoLinkModel(connection: Connection): UndoLinkModel {
  return modelOn<UndoLinkRecord>(connection, 'UndoLink', schema);
}
