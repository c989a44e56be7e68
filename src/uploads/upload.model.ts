import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../database/model-on.ts';

/** A file somebody sent, waiting to be made a video of: `upload://<_id>`. */
export interface UploadRecord {
  _id: string;
  ownerId: number;
  /** Where the object store keeps the bytes. */
  key: string;
  sizeBytes: number;
  fileName: string | null;
  createdAt: Date;
}

export type UploadModel = Model<UploadRecord>;

const schema = new Schema<UploadRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: Number, required: true },
    key: { type: String, required: true },
    sizeBytes: { type: Number, required: true },
    fileName: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'uploads', versionKey: false },
);
schema.index({ createdAt: 1 });

export function createUploadModel(connection: Connection): UploadModel {
  return modelOn<UploadRecord>(connection, 'Upload', schema);
}
