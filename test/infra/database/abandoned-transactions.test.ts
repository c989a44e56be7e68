import { spawnSync } from 'node:child_process';
import { mongo } from 'mongoose';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { processIdentity } from '../../../src/infra/processes.ts';
import { borrowDatabase, giveDatabaseBack } from '../../support/mongo.ts';

/** A database in which the client of this name has changed a record in a transaction, and not ended it. */
async function withOpenTransaction(appName: string) {
  const uri = borrowDatabase();
  const database = await connectDatabase({ uri, logger: silentLogger });
  const client = await new mongo.MongoClient(uri, { appName }).connect();
  onTestFinished(async () => {
    await client.close();
    await database.close();
    await giveDatabaseBack(uri);
  });
  const records = database.connection.collection<{ _id: number; by: string }>('records');
  await records.insertOne({ _id: 1, by: 'nobody' });
  const session = client.startSession();
  session.startTransaction();
  const change = { $set: { by: 'the first' } };
  await client.db().collection<{ _id: number }>('records').updateOne({ _id: 1 }, change, { session });
  return { database, records, session };
}

/** Of a process that has ended. */
const deadProcess = () => processIdentity(spawnSync(process.execPath, ['-e', '']).pid);

it('lets a transaction go on after one of a process that was killed, which has changed the same record', async () => {
  const { database, records } = await withOpenTransaction(`captioneer ${deadProcess()}`);
  await database.transact((session) => records.updateOne({ _id: 1 }, { $set: { by: 'the second' } }, { session }));
  expect(await records.findOne({ _id: 1 })).toEqual({ _id: 1, by: 'the second' });
});

it('says how many it has ended', async () => {
  const { database, records } = await withOpenTransaction(`captioneer ${deadProcess()}`);
  expect(await database.endAbandonedTransactions()).toBe(1);
  await records.updateOne({ _id: 1 }, { $set: { by: 'the second' } }, { maxTimeMS: 60_000 });
});

it.each([
  ['a process that is alive', `captioneer ${processIdentity()}`],
  ['another program', deadProcess()],
])('leaves the transactions of %s alone', async (_whose, name) => {
  const { database, records, session } = await withOpenTransaction(name);
  await database.endAbandonedTransactions();
  await session.commitTransaction();
  expect(await records.findOne({ _id: 1 })).toEqual({ _id: 1, by: 'the first' });
});
