import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '../../scripts/service/api-client.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/service/service-process.ts';
import { borrowDatabase, giveDatabaseBack } from './mongo.ts';

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

/** Starts the whole service as a process, and waits until it is ready. With a `dataDir` it has its own database. */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const { dataDir, port, env } = options;
  const isAlone = options.isAlone ?? dataDir !== undefined;
  const folder = dataDir ?? createDataDir();
  const uri = isAlone ? null : borrowDatabase();
  const logFile = join(folder, 'service.log');
  const service = await startServiceProcess({
    dataDir: folder,
    logFile,
    port,
    env: { ALLOW_PRIVATE_NETWORK: 'true', ...(uri ? { MONGODB_URI: uri } : {}), ...env },
  });
  return {
    ...service,
    logs: () => readFileSync(logFile, 'utf8'),
    async createUser() {
      users += 1;
      const args = ['user', 'create', '--email', `person${users}@example.com`, '--json'];
      const { id, email, api_token: token, callback_secret: secret } = JSON.parse(await service.runCli(args));
      return { id, email, secret, client: createApiClient({ baseUrl: service.baseUrl, token }) };
    },
    async stop() {
      await service.stop();
      const [scan] = /^.*running with 'notablescan'.*$/m.exec(readFileSync(logFile, 'utf8')) ?? [];
      if (uri) await giveDatabaseBack(uri);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      if (scan) throw new Error(`The service queried the database without an index: ${scan}`);
    },
  };
}

export function createDataDir(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'captioneer-flow-'));
}
