import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A model's output for a piece of audio, as sherpa-onnx gives it. Times are seconds from its start. */
export const modelOutputSchema = z.object({
  /** The model's own code or tag, '' = it does not say. */
  lang: z.string(),
  text: z.string(),
  tokens: z.array(z.string()),
  /** Empty, or one for each token. */
  timestamps: z.array(z.number()),
  durations: z.array(z.number()).default([]),
});

export type ModelOutput = z.infer<typeof modelOutputSchema>;

/** Transcribes samples; `language` is a code of the model's own, '' = detect. */
export type Decode = (samples: Float32Array, language: string) => Promise<ModelOutput>;

/** Does not decode again what an earlier run has decoded: the same samples in the same language. */
export function withStoredOutputs(
  decode: Decode,
  { known, onPiece }: { known: Readonly<Record<string, string>>; onPiece: (id: string, piece: string) => void },
): Decode {
  return async (samples, language) => {
    const id = idOf(samples, language);
    const stored = readPiece(known[id]);
    if (stored) return stored;
    const output = await decode(samples, language);
    onPiece(id, JSON.stringify(output));
    return output;
  };
}

function idOf(samples: Float32Array, language: string): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  return createHash('sha256').update(language).update('\n').update(bytes).digest('base64url');
}

/** null = there is none, or nobody can read it. */
function readPiece(piece: string | undefined): ModelOutput | null {
  return piece === undefined ? null : (modelOutputSchema.safeParse(JSON.parse(piece)).data ?? null);
}
