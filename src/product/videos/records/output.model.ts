import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A finished video file and its public address. Each revision has one, however often it is assembled. */
export interface OutputRecord {
  /** Unguessable; the only part of the address that is checked. */
  _id: string;
  videoId: string;
  revision: number;
  /** In the object store. */
  key: string;
  fileName: string;
  sizeBytes: number;
  durationMs: number;
  width: number;
  height: number;
  createdAt: Date;
  /** When a newer revision's output replaced it; it stays available for an hour, then it is deleted. */
  replacedAt: Date | null;
}

export type OutputModel = Model<OutputRecord>;

const schema = new Schema<OutputRecord>(
  {
    _id: { type: String, required: true },
    videoId: { type: String, required: true },
    revision: { type: Number, required: true },
    key: { type: String, required: true },
    fileName: { type: String, required: true },
    sizeBytes: { type: Number, required: true },
    durationMs: { type: Number, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    replacedAt: { type: Date, default: null },
  },
  { collection: 'outputs', versionKey: false },
);
schema.index({ videoId: 1, revision: 1 }, { unique: true });
schema.index({ replacedAt: 1 });

export function createOutputModel(connection: Connection): OutputModel {
  return modelOn<OutputRecord>(connection, 'Output', schema);
}
