import { type Connection, type Model, Schema } from 'mongoose';
import type { PreviewFacts } from '../../../engine/render/preview/preview-playlists.ts';
import { modelOn } from '../../../infra/database/model-on.ts';

/** Makes a revision watchable while it is rendered; each revision has one, with its own address. */
export interface PreviewRecord {
  /** Unguessable; the only part of the address that is checked. */
  _id: string;
  videoId: string;
  revision: number;
  facts: PreviewFacts;
  /** Content keys of the plan's segments, in order. */
  segmentKeys: string[];
  /** Key of the audio in the object store; null = the video has none. */
  soundKey: string | null;
  createdAt: Date;
}

export type PreviewModel = Model<PreviewRecord>;

const schema = new Schema<PreviewRecord>(
  {
    _id: { type: String, required: true },
    videoId: { type: String, required: true },
    revision: { type: Number, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    segmentKeys: { type: [String], required: true },
    soundKey: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'previews', versionKey: false },
);
schema.index({ videoId: 1, revision: 1 }, { unique: true });
schema.index({ soundKey: 1 });
schema.index({ createdAt: 1 });

export function createPreviewModel(connection: Connection): PreviewModel {
  return modelOn<PreviewRecord>(connection, 'Preview', schema);
}
