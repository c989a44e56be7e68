import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '../../scripts/service/api-client.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/service/service-process.ts';
import { borrowDatabase, giveDatabaseBack } from './mongo.ts';

export interface TestService extends ServiceProcess {
  /** A new account, with a client of the API that acts as it. */
  createUser(): Promise<TestUser>;
  /** Everything that has been printed since the first start on this data folder. */
  logs(): string;
  /** Stops it and removes its data folder, if that was made here. */
  stop(): Promise<void>;
}

export interface TestUser {
  id: number;
  email: string;
  secret: string;
  client: ApiClient;
}

export interface TestServiceOptions {
  /** Given for a second start on the same data; the caller's to remove. Default: a new one under the system's temp. */
  dataDir?: string;
  port?: number;
  /**
   * On a database of its own, as `npm start` without settings; default: on the tests' server, which is there already.
   */
  isAlone?: boolean;
  /** Further settings. ALLOW_PRIVATE_NETWORK is on unless said otherwise: the outside world of tests is on loopback. */
  env?: Record<string, string>;
}

let users = 0;

/** The whole service as a process of its own, ready. What is started on data of its own is alone. */
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
      if (uri) await giveDatabaseBack(uri);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function createDataDir(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'captioneer-flow-'));
}
