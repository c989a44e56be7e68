import { defineModel, field } from '../../../infra/database/define-model.ts';

/**
 * What an unfinished transcription has found out. It is deleted when the transcript is stored, by the sweep when no video has
 * the source any more, and after a day.
 */
export const createTranscriptPieceModel = defineModel({
  name: 'TranscriptPiece',
  collection: 'transcript_pieces',
  fields: {
    /** The content key of the transcript, which names the engine too; a stroke; the engine's id of the piece. */
    _id: field.text(),
    sourceKey: field.text(),
    piece: field.text(),
    createdAt: field.date(),
  },
  // about as long as a video waits out faults
  indexes: [[{ createdAt: 1 }, { expireAfterSeconds: 86_400 }], [{ sourceKey: 1 }]],
});

export type TranscriptPieceModel = ReturnType<typeof createTranscriptPieceModel>;
