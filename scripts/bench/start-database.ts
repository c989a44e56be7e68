import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import type { CleanUp } from '../service/temporary-service.ts';

interface BenchDatabase {
  /** Of each member. Default 0.5. */
  cacheGb?: number;
  /** Of the replica set. Default 1. */
  members?: number;
}

/** Starts a database of its own, which the benchmark's services share. @returns its URI */
export async function startDatabase(
  cleanUp: CleanUp,
  { cacheGb = 0.5, members = 1 }: BenchDatabase = {},
): Promise<string> {
  const { mongod } = readToolPaths(loadConfig().paths.cacheDir);
  // else it compares the binary's version with the one that it would have downloaded, and warns
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false';
  const server = await MongoMemoryReplSet.create({
    binary: mongod ? { systemBinary: mongod } : {},
    replSet: { count: members, storageEngine: 'wiredTiger', args: ['--wiredTigerCacheSizeGB', String(cacheGb)] },
  });
  cleanUp(async () => {
    await server.stop({ doCleanup: true, force: true });
  });
  return server.getUri('captioneer');
}
