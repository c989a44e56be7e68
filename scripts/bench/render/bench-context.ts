import { readFile } from 'node:fs/promises';
import { createEngine } from '../../../src/engine/index.ts';
import { loadConfig } from '../../../src/infra/config/load-config.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { benchCaptions } from './bench-captions.ts';
import type { BenchContext } from './render-clip.ts';

/** Everything that rendering one clip takes; what it writes is in `workDir`. */
export async function createBenchContext(work: { source: string; seconds: number; workDir: string }): Promise<BenchContext> {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const paths = { ...config.paths, dataDir: work.workDir };
  const pipeline = await createEngine({ config: { ...config, paths }, tools, logger: silentLogger });
  const facts = await pipeline.probeSource({ file: work.source });
  const inputs = benchCaptions(await readFile('assets/demo/sonnet.txt', 'utf8'), work.seconds);
  return { ...work, engine: pipeline, ffmpeg: tools.ffmpeg, facts, inputs };
}
