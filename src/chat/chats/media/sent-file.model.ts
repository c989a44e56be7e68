import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A messenger's reference to a video that was sent through it, so that the file is not uploaded again. */
export interface SentFileRecord {
  /** The messenger's kind and the output's token. */
  _id: string;
  fileRef: string;
  createdAt: Date;
}

export type SentFileModel = Model<SentFileRecord>;

const schema = new Schema<SentFileRecord>(
  {
    _id: { type: String, required: true },
    fileRef: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'sent_files', versionKey: false },
);
schema.index({ createdAt: 1 });

export function createSentFileModel(connection: Connection): SentFileModel {
  return modelOn<SentFileRecord>(connection, 'SentFile', schema);
}
