import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '../../scripts/service/api-client.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/service/service-process.ts';
import { type Clock, systemClock } from '../../src/infra/clock.ts';
import type { Config } from '../../src/infra/config/config.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import type { Database } from '../../src/infra/database/connect-database.ts';
import { openDatabase } from '../../src/infra/database/open-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createIntegrationServices } from '../../src/product/integrations/create-integration-services.ts';
import { tools } from './make-clip.ts';
import { borrowDatabase, giveDatabaseBack } from './mongo.ts';
import { testAccounts } from './test-accounts.ts';

export interface TestService extends ServiceProcess {
  /** A new account, with a client of the API. */
  createUser(): Promise<TestUser>;
  /** Everything that was printed since the first start with this data folder. */
  logs(): string;
  /**
   * Stops it, and removes its data folder if that was created here.
   * @throws Error if it made a query that no index serves
   */
  stop(): Promise<void>;
}

export interface TestUser {
  id: number;
  email: string;
  secret: string;
  client: ApiClient;
}

export interface TestServiceOptions {
  /** For a second start on the same data; the caller removes it. Default: a new temporary folder. */
  dataDir?: string;
  port?: number;
  /**
   * Whether it has its own database, like `npm start` without settings; default: the database server of the tests.
   */
  isAlone?: boolean;
  /** More settings. ALLOW_PRIVATE_NETWORK is on by default, because all servers of tests are on loopback. */
  env?: Record<string, string>;
}

let users = 0;

/**
 * Starts the whole service as a process, and waits until it is ready. With a `dataDir` it has its own database. For tests of what
 * the service does, `startServiceHere` costs less.
 */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const { dataDir, port, env } = options;
  const isAlone = options.isAlone ?? dataDir !== undefined;
  const folder = dataDir ?? createDataDir();
  const uri = isAlone ? null : borrowDatabase();
  const logFile = join(folder, 'service.log');
  const settings = { ALLOW_PRIVATE_NETWORK: 'true', ...(uri ? { MONGODB_URI: uri } : {}), ...env };
  const service = await startServiceProcess({ dataDir: folder, logFile, port, env: settings, hasSourceMaps: false });
  return {
    ...service,
    logs: () => readFileSync(logFile, 'utf8'),
    async createUser() {
      return addUser(service.baseUrl, { ...settings, DATA_DIR: folder });
    },
    async stop() {
      await service.stop();
      const logged = readFileSync(logFile, 'utf8');
      if (uri) await giveDatabaseBack(uri);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      refuseScans(logged);
    },
  };
}

/** @throws Error if the log of a service tells of a query that no index serves */
export function refuseScans(logged: string): void {
  const [scan] = /^.*running with 'notablescan'.*$/m.exec(logged) ?? [];
  if (scan) throw new Error(`The service queried the database without an index: ${scan}`);
}

/** What `user create` does, without the second of a processor that a program takes to start. */
export async function addUser(baseUrl: string, settings: NodeJS.ProcessEnv): Promise<TestUser> {
  users += 1;
  const email = `person${users}@example.com`;
  const user = await withDatabaseOf(settings, (deps) => testAccounts(deps).createUser({ email }));
  const client = createApiClient({ baseUrl, token: user.apiToken });
  return { id: user.userId, email: user.email, secret: user.callbackSecret, client };
}

/** What `integration create` does, in the same way. Returns the API key. */
export async function addIntegration(settings: NodeJS.ProcessEnv): Promise<string> {
  const { apiKey } = await withDatabaseOf(settings, (deps) =>
    createIntegrationServices(deps).createIntegration({ name: 'flows' }),
  );
  return apiKey;
}

interface DatabaseDeps {
  database: Database;
  config: Config;
  clock: Clock;
}

async function withDatabaseOf<T>(settings: NodeJS.ProcessEnv, act: (deps: DatabaseDeps) => Promise<T>): Promise<T> {
  const config = readConfig(settings);
  const database = await openDatabase({ config, tools, logger: silentLogger });
  try {
    return await act({ database, config, clock: systemClock });
  } finally {
    await database.close();
  }
}

export function createDataDir(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'captioneer-flow-'));
}
