import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What setup writes beside the weights: see model-description.mjs. */
const descriptionSchema = z.object({
  vocabularySize: z.number(),
  decoderLayers: z.number(),
  heads: z.number(),
  headWidth: z.number(),
  alignmentHeads: z.number(),
  /** Longest text with its prompt, in tokens. */
  textContext: z.number(),
  start: z.number(),
  end: z.number(),
  transcribe: z.number(),
  previous: z.number(),
  noSpeech: z.number(),
  noTimestamps: z.number(),
  blank: z.number(),
  suppressed: z.array(z.number()),
  /** Code → token; empty in models that know English only. */
  languages: z.record(z.string(), z.number()),
});

export interface ModelDescription extends z.infer<typeof descriptionSchema> {
  /** The bytes of each text token. A character may be split over several tokens. */
  tokenBytes: readonly Uint8Array[];
}

export const modelFiles = ['encoder.onnx', 'decoder.onnx', 'tokens.txt', 'model.json'] as const;

export async function readModelDescription(modelDir: string): Promise<ModelDescription> {
  const description = descriptionSchema.parse(JSON.parse(await readFile(join(modelDir, 'model.json'), 'utf8')));
  return { ...description, tokenBytes: await readTokens(join(modelDir, 'tokens.txt')) };
}

/** Lines of `base64 id`, in the order of the ids, with `=` for a token without text. */
async function readTokens(file: string): Promise<Uint8Array[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [text = ''] = line.split(' ');
    return text === '=' ? new Uint8Array() : Buffer.from(text, 'base64');
  });
}
