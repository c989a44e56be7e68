import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** Lets a contact undo a link to an account; valid as long as exactly that link exists. */
export interface UndoLinkRecord {
  /** SHA-256 of the token in the URL; the token itself is not stored. */
  _id: string;
  chatbotId: string;
  messengerId: string;
  /** Identifies the link that it undoes. */
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
