import { MongoMemoryReplSet } from 'mongodb-memory-server';
import type { TestProject } from 'vitest/node';
import { findTestMongod } from './find-test-mongod.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mongoUri: string;
  }
}

const serverArgs = [
  ...['--wiredTigerCacheSizeGB', '0.25'],
  ...['--oplogSize', '64'],
  // tests set the time themselves, so mongod must not remove what has expired by the real clock
  ...['--setParameter', 'ttlMonitorEnabled=false'],
  // lets a test make the server answer with an error (failCommand)
  ...['--setParameter', 'enableTestCommands=1'],
  // a query that no index serves fails: the product must have none; see scan.ts
  ...['--setParameter', 'notablescan=1'],
  // mongod's own statistics, written once a second, are not needed
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
];

/** One replica set of one member for a whole run of the tests; without a mongod here, the one of MONGODB_URI. */
export default async function startMongoServer(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const mongod = findTestMongod();
  if (mongod === null) {
    const uri = process.env.MONGODB_URI;
    if (!uri) throw new Error('The tests need MongoDB. Run: node scripts/setup.mjs (or set MONGODB_URI)');
    project.provide('mongoUri', uri);
    return undefined;
  }
  // else it compares the binary's version with the one that it would have downloaded, and warns
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false';
  const server = await MongoMemoryReplSet.create({
    binary: { systemBinary: mongod },
    replSet: { count: 1, storageEngine: 'wiredTiger', args: serverArgs },
    // ten seconds, as it is by itself, are not enough on a machine that is very busy
    instanceOpts: [{ launchTimeout: 60_000 }],
  });
  project.provide('mongoUri', server.getUri());
  return async () => {
    await server.stop({ doCleanup: true, force: true });
  };
}
