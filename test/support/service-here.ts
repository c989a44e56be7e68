import { rmSync } from 'node:fs';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { createCommands, serviceEnvironment } from '../../scripts/service/service-process.ts';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import type { ParentProcess } from '../../src/app/worker-process.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { createLogger } from '../../src/infra/logging/logger.ts';
import { borrowDatabase, giveDatabaseBack } from './mongo.ts';
import { addIntegration, addUser, createDataDir, refuseScans, type TestService } from './service-process.ts';

/** What a test of what the service does, and not of how its processes live and die, needs of it. */
export type ServiceHere = Pick<TestService, 'baseUrl' | 'dataDir' | 'createUser' | 'runCli' | 'logs' | 'stop'> & {
  /** A new integration. Returns its API key. */
  createIntegration(): Promise<string>;
};

interface ServiceHereOptions {
  env?: Record<string, string>;
  dataDir?: string;
}

/**
 * The whole service in the process of the test: over real HTTP, with the database server of the tests, real tools and all jobs.
 * Two processes take four seconds of a processor to start, and again some to become quick.
 * @param env more settings. ALLOW_PRIVATE_NETWORK is on by default, as in `startService`. With MONGODB_URI the caller gives
 *   the database back
 * @param dataDir for several services on one disk; the caller removes it. Default: a new temporary folder
 */
export async function startServiceHere({ env, dataDir }: ServiceHereOptions = {}): Promise<ServiceHere> {
  const folder = dataDir ?? createDataDir();
  const borrowed = env?.MONGODB_URI ? null : borrowDatabase();
  const port = await findFreePort();
  const settings = serviceEnvironment({
    ...{ ALLOW_PRIVATE_NETWORK: 'true', ...(borrowed ? { MONGODB_URI: borrowed } : {}), ...env },
    ...{ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) },
  });
  const config = readConfig(settings);
  const lines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void lines.push(line) });
  const parts = await allOrNone([
    startService({ config, logger, roles: ['worker'], parent: silentParent }),
    startService({ config, logger, roles: ['api', 'bots'] }),
  ]);
  const baseUrl = `http://127.0.0.1:${port}`;
  const commands = createCommands({ env: settings, cwd: folder });
  return {
    baseUrl,
    dataDir: folder,
    logs: () => lines.join(''),
    createUser: () => addUser(baseUrl, settings),
    createIntegration: () => addIntegration(settings),
    runCli: commands.run,
    async stop() {
      await commands.end();
      await Promise.all(parts.map((part) => part.stop()));
      if (borrowed) await giveDatabaseBack(borrowed);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      refuseScans(lines.join(''));
    },
  };
}

/** They start together, as two processes do. @throws what kept one from starting, when the other has stopped again */
async function allOrNone(starting: Promise<RunningService>[]): Promise<RunningService[]> {
  const starts = await Promise.allSettled(starting);
  const parts = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  for (const start of starts) {
    if (start.status === 'fulfilled') continue;
    await Promise.all(parts.map((part) => part.stop()));
    throw start.reason;
  }
  return parts;
}

/** A worker that a parent has started opens no port of its own. */
const silentParent: ParentProcess = { tell: () => undefined, answerWith: () => undefined, onGone: () => undefined };
