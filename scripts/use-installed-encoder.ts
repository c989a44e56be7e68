import { useSentenceEncoder } from '../src/engine/sentences/encode-sentence.ts';
import { encoderChanges } from '../src/infra/config/project-dirs.ts';
import { readConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';

/** Opens the encoder that setup made, as the service does when it starts. */
export function useInstalledEncoder(): void {
  const { sentenceModelDir } = readToolPaths(readConfig(process.env).paths.cacheDir);
  if (sentenceModelDir === null) throw new Error('The sentence model is not set up. Run: node scripts/setup.mjs');
  useSentenceEncoder({ folder: sentenceModelDir, changes: encoderChanges });
}
