import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WhisperModel } from './whisper-model.ts';

interface Pieces {
  /** What earlier runs have found out, by id. */
  known: Readonly<Record<string, string>>;
  onPiece(id: string, piece: string): void;
}

/**
 * A model that does not decode again what this run or an earlier one has decoded: the same samples in the same
 * language. All else is computed anew from these outputs, so the transcript is that of a run that was not interrupted.
 * @param load called when something has to be decoded
 */
export function withStoredPieces(load: () => Promise<WhisperModel>, { known, onPiece }: Pieces): WhisperModel {
  let loaded: Promise<WhisperModel> | null = null;
  /** In this run. */
  const found = new Map<string, string>();
  const model = () => {
    loaded ??= load();
    return loaded;
  };
  async function stored<T>(id: string, schema: z.ZodType<T>, compute: (model: WhisperModel) => Promise<T>): Promise<T> {
    const piece = readPiece(found.get(id) ?? known[id], schema);
    if (piece !== null) return piece;
    const output = await compute(await model());
    found.set(id, JSON.stringify(output));
    onPiece(id, JSON.stringify(output));
    return output;
  }
  return {
    detectLanguage: (samples) =>
      stored(idOf(samples, 'languages'), languagesSchema, async (whisper) => {
        const languages = Object.entries(await whisper.detectLanguage(samples));
        // of a hundred languages nearly all have no share worth storing
        return Object.fromEntries(languages.filter(([, share]) => share >= minStoredShare));
      }),
    async decode(samples, language) {
      const id = idOf(samples, `text in ${language}`);
      const output = await stored(id, outputSchema, async (whisper) => {
        const { tokens, ...rest } = await whisper.decode(samples, language);
        return { ...rest, tokens: tokens.map(({ bytes, ...token }) => ({ ...token, bytes: toBase64(bytes) })) };
      });
      return {
        ...output,
        tokens: output.tokens.map((token) => ({ ...token, bytes: Buffer.from(token.bytes, 'base64') })),
      };
    },
  };
}

function idOf(samples: Float32Array, request: string): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  return createHash('sha256').update(request).update('\n').update(bytes).digest('base64url');
}

const minStoredShare = 1e-6;
const languagesSchema = z.record(z.string(), z.number());

const outputSchema = z.object({
  truncated: z.boolean(),
  tokens: z.array(
    z.object({
      id: z.number(),
      /** As base64. */
      bytes: z.string(),
      startMs: z.number(),
      endMs: z.number(),
      logProbability: z.number().optional(),
      guesses: z.array(z.string()).optional(),
    }),
  ),
});

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** null = there is none, or nobody can read it. */
function readPiece<T>(piece: string | undefined, schema: z.ZodType<T>): T | null {
  if (piece === undefined) return null;
  const { success, data } = schema.safeParse(JSON.parse(piece));
  return success ? data : null;
}
