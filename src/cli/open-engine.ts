import { createEngine, type Engine } from '../engine/index.ts';
import { loadConfig } from '../infra/config/read-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { createLogger, type DestinationStream } from '../infra/logging/logger.ts';

interface OpenEngineOptions {
  /** Whether the command makes videos. */
  renders: boolean;
  /** For commands whose standard output belongs to a protocol. Default: standard output. */
  logTo?: DestinationStream;
}

/** The engine for a command. `signal` aborts when the command is interrupted. */
export async function openEngine({
  renders,
  logTo,
}: OpenEngineOptions): Promise<{ engine: Engine; dataDir: string; signal: AbortSignal }> {
  const config = loadConfig();
  const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel, logTo);
  const engine = await createEngine({ config, tools: readToolPaths(config.paths.cacheDir), logger, renders });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('stopped')));
  return { engine, dataDir: config.paths.dataDir, signal: interrupted.signal };
}
