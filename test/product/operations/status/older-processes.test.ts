import { beforeEach, expect, it } from 'vitest';
import { schemaVersion } from '../../../../src/infra/database/migrations/schema-version.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createHeartbeatModel } from '../../../../src/product/operations/status/heartbeat.model.ts';
import { countOlderProcesses, startHeartbeat } from '../../../../src/product/operations/status/heartbeats.ts';
import { createOlderProcesses } from '../../../../src/product/operations/status/older-processes.ts';
import { testDatabase } from '../../../support/mongo.ts';

const { connection } = await testDatabase();
const heartbeats = createHeartbeatModel(connection);
let nowMs = 0;
const clock = () => nowMs;

beforeEach(async () => {
  nowMs = 10_000_000;
  await heartbeats.deleteMany();
});

it('a process of this version is not older', async () => {
  const self = { workerId: 'w@elsewhere', roles: ['api'], freeBytes: async () => 1, logger: silentLogger };
  const beat = startHeartbeat({ heartbeats, clock }, self);
  await expect.poll(() => heartbeats.countDocuments()).toBe(1);
  expect((await heartbeats.findOne().lean())?.schemaVersion).toBe(schemaVersion);
  expect(await countOlderProcesses({ heartbeats, clock })).toBe(0);
  await beat.stop();
});

it('a process that reports no version is of version 1.0.0, and counts until it has stopped for five minutes', async () => {
  await insertOld();
  expect(await countOlderProcesses({ heartbeats, clock })).toBe(1);
  nowMs += 301_000;
  expect(await countOlderProcesses({ heartbeats, clock })).toBe(0);
});

it('asks the database again after ten seconds', async () => {
  const hasOlderProcesses = createOlderProcesses({ heartbeats, clock });
  expect(await hasOlderProcesses()).toBe(false);
  await insertOld();
  expect(await hasOlderProcesses()).toBe(false);
  nowMs += 10_000;
  expect(await hasOlderProcesses()).toBe(true);
});

/** As version 1.0.0 writes it. */
async function insertOld(): Promise<void> {
  const seenAt = new Date(nowMs);
  const beat = { _id: 'old', host: 'elsewhere', pid: 1, roles: ['worker'], startedAt: seenAt, seenAt, freeBytes: null };
  await heartbeats.collection.insertOne(beat as never);
}
