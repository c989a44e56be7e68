import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** Absolute paths of the programs and models that `scripts/setup.mjs` found or installed. */
export type ToolPaths = z.infer<typeof schema>;

const schema = z.object({
  ffmpeg: z.string(),
  ffprobe: z.string(),
  /** null if MONGODB_URI is used and none was set up. */
  mongod: z.string().nullable(),
  /** Folder with encoder.onnx, decoder.onnx, tokens.txt and model.json; null if another speech engine is used. */
  speechModelDir: z.string().nullable(),
  /** Folder with the encoder that chats compare messages with; null if SENTENCE_MODEL is `none`. */
  sentenceModelDir: z.string().nullable(),
});

/** @throws AppError `configuration` if setup has not been run for this CACHE_DIR */
export function readToolPaths(cacheDir: string): ToolPaths {
  try {
    return schema.parse(JSON.parse(readFileSync(join(cacheDir, 'tools.json'), 'utf8')));
  } catch (cause) {
    const message = 'The tools are not set up yet. Run: node scripts/setup.mjs';
    throw new AppError('configuration', { message, cause });
  }
}
