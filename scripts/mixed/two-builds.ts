import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import { type ApiClient, createApiClient } from '../service/api-client.ts';
import { type ServiceProcess, startServiceProcess } from '../service/service-process.ts';
import { type CleanUp, makeTemporaryFolder } from '../service/temporary-service.ts';

export interface Build {
  service: ServiceProcess;
  client: ApiClient;
}

export interface TwoBuilds {
  uri: string;
  folder: string;
  /** Starts a build with an API and a worker; both builds have the account of the first one's token. */
  start(name: string, projectDir?: string): Promise<Build>;
}

/** A database and a store of media that all builds share. */
export async function shareDatabase(cleanUp: CleanUp): Promise<TwoBuilds> {
  const folder = await makeTemporaryFolder(cleanUp);
  const uri = await startMongod(cleanUp);
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  let token: string | null = null;
  return {
    uri,
    folder,
    async start(name, projectDir) {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      symlinkSync(storage, join(dataDir, 'storage'));
      const service = await startServiceProcess({
        ...{ dataDir, projectDir, logFile: join(folder, `${name}.log`) },
        env: {
          ...{ MONGODB_URI: uri, PUBLIC_BASE_URL: 'http://captions.example', ALLOW_PRIVATE_NETWORK: 'true' },
          ...{ RATE_LIMIT_PER_MINUTE: '0', RENDER_CONCURRENCY: '1' },
          // each build has set up its own tools
          ...(projectDir === undefined ? {} : { CACHE_DIR: join(projectDir, '.cache') }),
        },
      });
      cleanUp(() => service.stop());
      token ??= await createAccount(service);
      return { service, client: createApiClient({ baseUrl: service.baseUrl, token }) };
    },
  };
}

async function createAccount(service: ServiceProcess): Promise<string> {
  const printed = await service.runCli(['user', 'create', '--email', 'mixed@example.com', '--json']);
  return JSON.parse(printed).api_token;
}

async function startMongod(cleanUp: CleanUp): Promise<string> {
  const { mongod } = readToolPaths(loadConfig().paths.cacheDir);
  if (mongod === null) throw new Error('There is no mongod here. Run: node scripts/setup.mjs --for test');
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false';
  const server = await MongoMemoryReplSet.create({
    binary: { systemBinary: mongod },
    replSet: { count: 1, storageEngine: 'wiredTiger', args: ['--wiredTigerCacheSizeGB', '0.25'] },
    instanceOpts: [{ launchTimeout: 60_000 }],
  });
  cleanUp(() => server.stop({ doCleanup: true, force: true }));
  return server.getUri('captioneer');
}
