import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { afterAll, inject } from 'vitest';
import { connectDatabase, type Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { allModels } from './all-models.ts';

/**
 * Databases that earlier files of this worker are through with, empty but for their collections: to make those and
 * their indexes anew takes mongod a second of a processor.
 */
const left: string[] = [];

/** Databases with all indexes of the product: mongod refuses queries without one. */
const indexed = new Set<string>();

/** A database with all indexes, that is the test file's alone until its last test is through. */
export async function testDatabase({ monitorCommands = false } = {}): Promise<Database> {
  const uri = borrowDatabase();
  if (!indexed.has(uri)) await createAllIndexes(uri);
  const database = await connectDatabase({ uri, logger: silentLogger, monitorCommands });
  afterAll(async () => {
    await empty(database.connection);
    await database.close();
    left.push(uri);
  });
  return database;
}

/** For processes and services that connect by themselves; given back when nobody writes to it any more. */
export function borrowDatabase(): string {
  return left.pop() ?? newDatabase();
}

export async function giveDatabaseBack(uri: string): Promise<void> {
  const { connection, close } = await connectDatabase({ uri, logger: silentLogger });
  await empty(connection);
  await close();
  left.push(uri);
}

async function createAllIndexes(uri: string): Promise<void> {
  const { connection, ensureIndexes, close } = await connectDatabase({ uri, logger: silentLogger });
  await allModels(connection);
  await ensureIndexes();
  await close();
  indexed.add(uri);
}

function newDatabase(): string {
  const uri = new URL(inject('mongoUri'));
  uri.pathname = `/test_${randomBytes(8).toString('hex')}`;
  return uri.href;
}

async function empty({ db }: Connection): Promise<void> {
  const collections = (await db?.collections()) ?? [];
  await Promise.all(collections.map((collection) => collection.deleteMany({})));
}
