import { beforeEach, describe, expect, it } from 'vitest';
import { defineModel, field } from '../../../../src/infra/database/define-model.ts';
import { dropIndexes } from '../../../../src/infra/database/migrations/drop-indexes.ts';
import type { Migration } from '../../../../src/infra/database/migrations/migration.ts';
import { pendingMigrations } from '../../../../src/infra/database/migrations/pending-migrations.ts';
import { type RunMigrationsDeps, runMigrations } from '../../../../src/infra/database/migrations/run-migrations.ts';
import { createSchemaModel } from '../../../../src/infra/database/migrations/schema.model.ts';
import { upgradeRecords } from '../../../../src/infra/database/migrations/upgrade-records.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { testDatabase } from '../../../support/mongo.ts';

const createPetModel = defineModel({
  name: 'Pet',
  collection: 'pets',
  version: 2,
  fields: { _id: field.number(), name: field.text(), greeting: field.text() },
});

const { connection, ensureIndexes } = await testDatabase();
const pets = createPetModel(connection);
const schema = createSchemaModel(connection);
await ensureIndexes();

const name = '0001-greetings';
const many = 1_200;
const never = new AbortController().signal;
let nowMs = 0;

beforeEach(async () => {
  nowMs = 1_000_000;
  await pets.deleteMany();
  await schema.deleteMany();
});

describe('runMigrations', () => {
  it('brings all records of earlier versions to the new shape, and no others', async () => {
    await insertOld(0, many);
    await pets.create({ _id: many, name: 'new', greeting: 'Good day, new' });
    expect(await pendingMigrations([greetings()])).toEqual([{ name, left: many, waitsForOlderProcesses: false }]);
    expect(await run()).toBe(true);
    expect(await pets.countDocuments({ v: 2, greeting: /^Hello, pet/ })).toBe(many);
    expect(await pets.findById(many).lean()).toEqual({ _id: many, name: 'new', greeting: 'Good day, new', v: 2 });
    expect(await schema.find().lean()).toEqual([
      { _id: name, changed: many, startedAt: expect.any(Date), finishedAt: expect.any(Date) },
    ]);
    expect(await pendingMigrations([greetings()])).toEqual([]);
  });

  it('goes on after a kill in the middle, once the lease of the dead process has expired', async () => {
    await insertOld(0, many);
    const dead = new Error('killed');
    const dying = greetings();
    let batches = 0;
    const killedInSecondBatch: Migration = {
      ...dying,
      async runBatch() {
        batches += 1;
        // a process that was killed gives nothing back
        if (batches === 2) await new Promise(() => undefined);
        return dying.runBatch();
      },
    };
    const killed = run({ workerId: 'killed', migrations: [killedInSecondBatch] });
    await expect.poll(() => batches).toBe(2);
    await expect(Promise.race([killed, Promise.reject(dead)])).rejects.toBe(dead);
    expect(await pets.countDocuments({ v: 2 })).toBe(500);
    expect(await run()).toBe(false);
    expect(await pets.countDocuments({ v: 2 })).toBe(500);
    nowMs += 61_000;
    expect(await run()).toBe(true);
    expect(await pets.countDocuments({ v: 2 })).toBe(many);
    expect((await schema.findById(name).lean())?.changed).toBe(many);
  });

  it('is done by one process when several try at once', async () => {
    await insertOld(0, many);
    const ran = await Promise.all(['a', 'b', 'c'].map((workerId) => run({ workerId })));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect((await schema.findById(name).lean())?.changed).toBe(many);
  });

  it('changes each record once also when two processes have the lease by mistake', async () => {
    await insertOld(0, many);
    const changed = await Promise.all([drain(greetings()), drain(greetings())]);
    expect(changed[0] + changed[1]).toBe(many);
  });

  it('takes what older processes write meanwhile and afterwards', async () => {
    await insertOld(0, many);
    const migration = greetings();
    let next = many;
    const writing: Migration = {
      ...migration,
      async runBatch() {
        if (next < many + 3) await insertOld(next, 1);
        next += 1;
        return migration.runBatch();
      },
    };
    await run({ migrations: [writing] });
    expect(await pets.countDocuments({ v: 2 })).toBe(many + 3);
    await insertOld(many + 10, 5);
    await run();
    expect(await pets.countDocuments({ v: 2 })).toBe(many + 8);
    expect(await schema.findById(name).lean()).toMatchObject({ changed: many + 8, finishedAt: expect.any(Date) });
  });

  it('does not overwrite what another process changes between reading and writing', async () => {
    await insertOld(0, 2);
    const migration = greetings({
      beforeWrite: () => pets.collection.updateOne({ _id: 1 as never }, { $set: { name: 'renamed' } }),
    });
    expect(await migration.runBatch()).toBe(1);
    expect(await greetings().runBatch()).toBe(1);
    expect((await pets.findById(1).lean())?.greeting).toBe('Hello, renamed');
  });

  it('stops between two batches when it is asked to', async () => {
    await insertOld(0, many);
    const stopping = new AbortController();
    const migration = greetings();
    const stopped: Migration = {
      ...migration,
      async runBatch() {
        stopping.abort();
        return migration.runBatch();
      },
    };
    expect(await runMigrations(deps({ migrations: [stopped] }), stopping.signal)).toBe(true);
    expect(await pets.countDocuments({ v: 2 })).toBe(500);
    // the lease is free again at once
    expect(await run({ workerId: 'next' })).toBe(true);
  });
});

describe('dropIndexes', () => {
  it('waits until no process of an earlier version runs, and leaves the indexes of others alone', async () => {
    await pets.collection.createIndex({ name: 1 });
    await pets.collection.createIndex({ greeting: 1 }, { name: 'of_the_operator' });
    const indexes = { pets: ['name_1', 'never_1'], no_such_collection: ['a_1'] };
    const migrations = [dropIndexes({ name: '0002-indexes', connection, indexes })];
    await run({ migrations, countOlderProcesses: async () => 1 });
    expect(await pendingMigrations(migrations)).toEqual([
      { name: '0002-indexes', left: 1, waitsForOlderProcesses: true },
    ]);
    await run({ migrations });
    expect((await pets.listIndexes()).map((index) => index.name).toSorted()).toEqual([
      '_id_',
      'of_the_operator',
      'v_1',
    ]);
    expect((await schema.findById('0002-indexes').lean())?.changed).toBe(1);
  });
});

/** As the version before wrote them: without a greeting, and without a version. */
async function insertOld(first: number, count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, index) => ({ _id: first + index, name: `pet ${first + index}` }));
  await pets.collection.insertMany(records as never[]);
}

function greetings({ beforeWrite }: { beforeWrite?: () => Promise<unknown> } = {}): Migration {
  return upgradeRecords({
    name,
    model: beforeWrite ? withHook(beforeWrite) : pets,
    to: 2,
    reads: ['name'],
    upgrade: (pet) => ({ greeting: `Hello, ${pet.name}` }),
  });
}

/** The model, whose collection does something before it writes. */
function withHook(beforeWrite: () => Promise<unknown>): typeof pets {
  const collection = new Proxy(pets.collection, {
    get(target, key) {
      if (key !== 'bulkWrite') return Reflect.get(target, key).bind(target);
      return async (...args: Parameters<typeof target.bulkWrite>) => {
        await beforeWrite();
        return target.bulkWrite(...args);
      };
    },
  });
  return { collection } as unknown as typeof pets;
}

async function drain(migration: Migration): Promise<number> {
  let changed = 0;
  while ((await migration.countLeft()) > 0) changed += await migration.runBatch();
  return changed;
}

function deps(changes: Partial<RunMigrationsDeps> = {}): RunMigrationsDeps {
  return {
    schema,
    migrations: [greetings()],
    clock: () => nowMs,
    workerId: 'test',
    logger: silentLogger,
    countOlderProcesses: async () => 0,
    ...changes,
  };
}

const run = (changes?: Partial<RunMigrationsDeps>) => runMigrations(deps(changes), never);
