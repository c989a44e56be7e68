import { z } from 'zod';

/** The request to the transcriber process, sent once as its first message. */
export const childRequestSchema = z.object({
  wavFile: z.string(),
  language: z.string().optional(),
  /** Names to expect. */
  hints: z.array(z.string()).default([]),
  modelDir: z.string(),
  /** Absent = the Whisper model that setup made; true = any model: it is recognised by its files. */
  isOwnModel: z.boolean().optional(),
  vadModelFile: z.string(),
  threads: z.number().int().positive(),
  /** For temporary files. The service creates and removes it, since a killed process cannot clean up. */
  scratchDir: z.string(),
  /** See `TranscriptPieces`. */
  pieces: z.record(z.string(), z.string()),
  /** Whether somebody wants the words of the beginning. */
  wantsWords: z.boolean(),
});

const wordSchema = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  confidence: z.number().optional(),
  guesses: z.array(z.string()).optional(),
});

const beginningSchema = z.object({ language: z.string(), words: z.array(wordSchema), untilMs: z.number() });

const transcriptSchema = z.object({
  language: z.string().nullable(),
  words: z.array(wordSchema),
  languageNotice: z.enum(['unknown_language', 'contradicted_by_sound']).optional(),
});

/** Resources that the process has used. */
const costSchema = z.object({ cpuMs: z.number(), peakMemoryBytes: z.number() });

/**
 * Messages of the transcriber process: progress (0–1), pieces, the words of the beginning, and at the end the transcript or
 * the reason for its failure.
 */
export const childMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), share: z.number().min(0).max(1) }),
  z.object({ kind: z.literal('piece'), id: z.string(), piece: z.string() }),
  z.object({ kind: z.literal('words'), beginning: beginningSchema }),
  z.object({ kind: z.literal('done'), transcript: transcriptSchema, cost: costSchema }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

export type ChildRequest = z.infer<typeof childRequestSchema>;
export type ChildMessage = z.infer<typeof childMessageSchema>;
export type TranscriptionCost = z.infer<typeof costSchema>;
