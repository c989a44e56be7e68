import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A file somebody sent, waiting to be made a video of: `upload://<_id>`. */
export interface UploadRecord {
  _id: string;
  ownerId: number;
  /** Where the object store keeps the bytes; null = in pieces, as they came. */
  key: string | null;
  /** Of a resumable upload, in their order. */
  pieces: UploadPiece[];
  /** Of the whole file, also while some of it is still to come. */
  sizeBytes: number;
  /** false = not all of it has come yet, so that no video can be made of it. */
  isWhole: boolean;
  fileName: string | null;
  /** Of one that is whole: since when. */
  createdAt: Date;
}

export interface UploadPiece {
  key: string;
  sizeBytes: number;
}

export type UploadModel = Model<UploadRecord>;

const pieceSchema = new Schema<UploadPiece>(
  { key: { type: String, required: true }, sizeBytes: { type: Number, required: true } },
  { _id: false },
);

const schema = new Schema<UploadRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: Number, required: true },
    key: { type: String, default: null },
    pieces: { type: [pieceSchema], default: [] },
    sizeBytes: { type: Number, required: true },
    isWhole: { type: Boolean, default: true },
    fileName: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'uploads', versionKey: false },
);
schema.index({ createdAt: 1 });
schema.index({ 'pieces.key': 1 });

export function createUploadModel(connection: Connection): UploadModel {
  return modelOn<UploadRecord>(connection, 'Upload', schema);
}
