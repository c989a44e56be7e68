import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

/** The transcript of a source by one engine; its words are in the object store. */
export const createTranscriptModel = defineModel({
  name: 'Transcript',
  collection: 'transcripts',
  version: 2,
  fields: {
    /** Content key: depends on the source, its audio stream, the engine and the requested language. */
    _id: field.text(),
    language: field.text().nullable(),
    wordCount: field.number(),
    sizeBytes: field.number(),
    /**
     * Of its words in the object store. Absent in records that version 1.0 wrote and no migration has reached: those are stored
     * under the key of the record.
     */
    wordsKey: field.text().nullable().optional(),
    languageNotice: field.text<'unknown_language' | 'contradicted_by_sound'>().nullable(),
    lastUsedAt: field.date(),
  },
});

export type TranscriptModel = ReturnType<typeof createTranscriptModel>;
export type TranscriptRecord = RecordOf<typeof createTranscriptModel>;
