import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connectDatabase, type Database } from '../../src/database/connect-database.ts';
import { silentLogger } from '../../src/logging/logger.ts';

/**
 * A database of the test file's own with a random name, dropped after the file's last test. Make the models, then call
 * `database.ensureIndexes()`.
 */
export async function testDatabase(): Promise<Database> {
  const database = await connectDatabase({ uri: testDatabaseUri(), logger: silentLogger });
  afterAll(async () => {
    await database.connection.dropDatabase();
    await database.close();
  });
  return database;
}

/** For processes and services that connect by themselves. */
export function testDatabaseUri(): string {
  const uri = new URL(inject('mongoUri'));
  uri.pathname = `/test_${randomBytes(8).toString('hex')}`;
  return uri.href;
}
