import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** The transcript of a source by one engine; its words are in the object store under the same key. */
export interface TranscriptRecord {
  /** Content key: depends on the source, its audio stream, the engine and the requested language. */
  _id: string;
  language: string | null;
  wordCount: number;
  sizeBytes: number;
  languageNotice: 'unknown_language' | 'contradicted_by_sound' | null;
  lastUsedAt: Date;
}

export type TranscriptModel = Model<TranscriptRecord>;

const schema = new Schema<TranscriptRecord>(
  {
    _id: { type: String, required: true },
    language: { type: String, default: null },
    wordCount: { type: Number, required: true },
    sizeBytes: { type: Number, required: true },
    languageNotice: { type: String, default: null },
    lastUsedAt: { type: Date, required: true },
  },
  { collection: 'transcripts', versionKey: false },
);

export function createTranscriptModel(connection: Connection): TranscriptModel {
  return modelOn<TranscriptRecord>(connection, 'Transcript', schema);
}
