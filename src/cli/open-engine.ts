import { createEngine, type Engine } from '../engine/index.ts';
import { loadConfig } from '../infra/config/read-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { createLogger } from '../infra/logging/logger.ts';

/**
 * The engine for a command. `signal` aborts when the command is interrupted.
 * @param renders whether the command makes videos
 */
export async function openEngine({
  renders,
}: {
  renders: boolean;
}): Promise<{ engine: Engine; dataDir: string; signal: AbortSignal }> {
  const config = loadConfig();
  const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const engine = await createEngine({ config, tools: readToolPaths(config.paths.cacheDir), logger, renders });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('stopped')));
  return { engine, dataDir: config.paths.dataDir, signal: interrupted.signal };
}
