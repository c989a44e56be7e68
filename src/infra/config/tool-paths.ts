import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** Absolute paths of the programs and models that `scripts/setup.mjs` found or installed. */
export interface ToolPaths {
  ffmpeg: string;
  ffprobe: string;
  /** null if MONGODB_URI is used and none was set up. */
  mongod: string | null;
  /** Folder with encoder.onnx, decoder.onnx and tokens.txt; null if another speech engine is used. */
  speechModelDir: string | null;
}

const schema = z.object({
  ffmpeg: z.string(),
  ffprobe: z.string(),
  mongod: z.string().nullable(),
  speechModelDir: z.string().nullable(),
});

/** @throws AppError `configuration` if setup has not been run for this CACHE_DIR */
export function readToolPaths(cacheDir: string): ToolPaths {
  try {
    return schema.parse(JSON.parse(readFileSync(join(cacheDir, 'tools.json'), 'utf8')));
  } catch (cause) {
    throw new AppError('configuration', {
      message: 'The tools are not set up yet. Run: node scripts/setup.mjs',
      cause,
    });
  }
}
