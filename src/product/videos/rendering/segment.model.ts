import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** A rendered video segment under its content key, shared by all revisions and videos whose plans contain the key. */
export interface SegmentRecord {
  /** Content key. */
  _id: string;
  sizeBytes: number;
  /** Videos whose plans contain it. */
  usedBy: string[];
  lastUsedAt: Date;
}

export type SegmentModel = Model<SegmentRecord>;

const schema = new Schema<SegmentRecord>(
  {
    _id: { type: String, required: true },
    sizeBytes: { type: Number, required: true },
    usedBy: { type: [String], default: [] },
    lastUsedAt: { type: Date, required: true },
  },
  { collection: 'segments', versionKey: false },
);
schema.index({ usedBy: 1 });
schema.index({ lastUsedAt: 1 });

export function createSegmentModel(connection: Connection): SegmentModel {
  return modelOn<SegmentRecord>(connection, 'Segment', schema);
}

export function segmentObjectKey(key: string): string {
  return `segments/${key}`;
}
