import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WhisperModel, WhisperOutput } from './whisper-model.ts';

interface Pieces {
  /** What earlier runs have found out, by id. */
  known: Readonly<Record<string, string>>;
  onPiece(id: string, piece: string): void;
}

/**
 * A model that does not decode again what this run or an earlier one has decoded: the same samples in the same language, be
 * it named or detected. All else is computed anew from these outputs, so the transcript is that of a run that was not
 * interrupted.
 * @param load called when something has to be decoded
 */
export function withStoredPieces(load: () => Promise<WhisperModel>, { known, onPiece }: Pieces): WhisperModel {
  let loaded: Promise<WhisperModel> | null = null;
  const decoded = new Map<string, WhisperOutput>();
  return {
    async decode(samples, language) {
      const id = idOf(samples, language);
      const output = decoded.get(id) ?? readPiece(known[id]) ?? (await decodeAnew(samples, language, id));
      if (language === '') decoded.set(idOf(samples, output.language), output);
      return output;
    },
  };

  async function decodeAnew(samples: Float32Array, language: string, id: string): Promise<WhisperOutput> {
    loaded ??= load();
    const output = await (await loaded).decode(samples, language);
    decoded.set(id, output);
    onPiece(id, writePiece(output));
    return output;
  }
}

function idOf(samples: Float32Array, language: string): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  return createHash('sha256').update(language).update('\n').update(bytes).digest('base64url');
}

const pieceSchema = z.object({
  language: z.string(),
  truncated: z.boolean(),
  /** Id, bytes as base64, start and end. */
  tokens: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
});

function writePiece({ language, truncated, tokens }: WhisperOutput): string {
  const rows = tokens.map(({ id, bytes, startMs, endMs }) => [
    id,
    Buffer.from(bytes).toString('base64'),
    startMs,
    endMs,
  ]);
  return JSON.stringify({ language, truncated, tokens: rows });
}

/** null = there is none, or nobody can read it. */
function readPiece(piece: string | undefined): WhisperOutput | null {
  if (piece === undefined) return null;
  const { success, data } = pieceSchema.safeParse(JSON.parse(piece));
  if (!success) return null;
  const tokens = data.tokens.map(([id, bytes, startMs, endMs]) => {
    return { id, bytes: new Uint8Array(Buffer.from(bytes, 'base64')), startMs, endMs };
  });
  return { ...data, tokens };
}
