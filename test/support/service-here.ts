import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import type { ParentProcess } from '../../src/app/worker-process.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { createLogger } from '../../src/infra/logging/logger.ts';
import { borrowDatabase, giveDatabaseBack } from './mongo.ts';
import { addUser, createDataDir, refuseScans, type TestService } from './service-process.ts';

/** What a test of what the service does, and not of how its processes live and die, needs of it. */
export type ServiceHere = Pick<TestService, 'baseUrl' | 'dataDir' | 'createUser' | 'logs' | 'stop'>;

/**
 * The whole service in the process of the test: over real HTTP, with the database server of the tests, real tools and all jobs.
 * Two processes take four seconds of a processor to start, and again some to become quick.
 * @param env more settings. ALLOW_PRIVATE_NETWORK is on by default, as in `startService`
 */
export async function startServiceHere({ env }: { env?: Record<string, string> } = {}): Promise<ServiceHere> {
  const dataDir = createDataDir();
  const uri = borrowDatabase();
  const port = await findFreePort();
  const settings = {
    ...{ ALLOW_PRIVATE_NETWORK: 'true', MONGODB_URI: uri, ...env },
    ...{ DATA_DIR: dataDir, CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache') },
    ...{ HOST: '127.0.0.1', PORT: String(port) },
  };
  const config = readConfig(settings);
  const lines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void lines.push(line) });
  const parts = await allOrNone([
    startService({ config, logger, roles: ['worker'], parent: silentParent }),
    startService({ config, logger, roles: ['api', 'bots'] }),
  ]);
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    baseUrl,
    dataDir,
    logs: () => lines.join(''),
    createUser: () => addUser(baseUrl, settings),
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
      await giveDatabaseBack(uri);
      rmSync(dataDir, { recursive: true, force: true });
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
