import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** An uploaded file that waits for a video to be created from it, by the address `upload://<_id>`. */
export interface UploadRecord {
  _id: string;
  ownerId: number;
  /** Key in the object store; null = the file is stored in pieces. */
  key: string | null;
  /** Of a resumable upload, in order. */
  pieces: UploadPiece[];
  /** Of the whole file, even if only a part of it has arrived. */
  sizeBytes: number;
  /** false = a part is still missing, so no video can be created from it. */
  isWhole: boolean;
  fileName: string | null;
  /** Of a resumable upload: when the last part arrived. */
  createdAt: Date;
}

interface UploadPiece {
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

const scheme = 'upload://';

export function uploadUrl(uploadId: string): string {
  return scheme + uploadId;
}

/** null = the address is not an upload's. */
export function uploadIdOf(url: string): string | null {
  return url.startsWith(scheme) ? url.slice(scheme.length) : null;
}
