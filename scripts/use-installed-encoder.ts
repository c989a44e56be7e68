import { useSentenceEncoder } from '../src/engine/sentences/encode-sentence.ts';
import type { EncoderFiles } from '../src/engine/sentences/open-sentence-encoder.ts';
import { encoderChanges } from '../src/infra/config/project-dirs.ts';
import { readConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';

/** The files of the encoder that setup made, as the service uses them. @throws when setup made none */
export function installedEncoder(): EncoderFiles {
  const { sentenceModelDir } = readToolPaths(readConfig(process.env).paths.cacheDir);
  if (sentenceModelDir === null) throw new Error('The sentence model is not set up. Run: node scripts/setup.mjs');
  return { folder: sentenceModelDir, changes: encoderChanges };
}

/** Opens that encoder in this process. */
export function useInstalledEncoder(): void {
  useSentenceEncoder(installedEncoder());
}
