import { z } from 'zod';

/** What the service asks of a listening process; sent once, as its first message. */
export const childRequestSchema = z.object({
  wavFile: z.string(),
  language: z.string().optional(),
  modelDir: z.string(),
  vadModelFile: z.string(),
  threads: z.number().int().positive(),
  /** For its passing files; made and removed by the asker, since a process that is killed removes nothing. */
  scratchDir: z.string(),
});

const wordSchema = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });

const transcriptSchema = z.object({
  language: z.string().nullable(),
  words: z.array(wordSchema),
  languageNotice: z.enum(['unknown_language', 'contradicted_by_sound']).optional(),
});

/** What listening cost the process that did it. */
const costSchema = z.object({ cpuMs: z.number(), peakMemoryBytes: z.number() });

/** What a listening process says: its progress (0–1), and as its last word the transcript or why there is none. */
export const childMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), share: z.number().min(0).max(1) }),
  z.object({ kind: z.literal('done'), transcript: transcriptSchema, cost: costSchema }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

export type ChildRequest = z.infer<typeof childRequestSchema>;
export type ChildMessage = z.infer<typeof childMessageSchema>;
export type TranscriptionCost = z.infer<typeof costSchema>;
