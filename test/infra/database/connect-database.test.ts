import { Schema } from 'mongoose';
import { describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { testDatabase } from '../../support/mongo.ts';

const database = await testDatabase();
const pets = database.connection.model(
  'Pet',
  new Schema<{ name: string; legs: number }>({ name: { type: String, unique: true }, legs: Number }),
);
await database.ensureIndexes();

describe('connectDatabase', () => {
  it('keeps what a transaction wrote', async () => {
    const name = await database.transact(async (session) => {
      await pets.create([{ name: 'Rex', legs: 4 }], { session });
      return 'Rex';
    });
    expect(await pets.countDocuments({ name })).toBe(1);
  });

  it('rolls back a failed transaction', async () => {
    const attempt = database.transact(async (session) => {
      await pets.create([{ name: 'Bo', legs: 4 }], { session });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await pets.countDocuments({ name: 'Bo' })).toBe(0);
  });

  it('runs competing transactions one after the other', async () => {
    await pets.create({ name: 'Spider', legs: 0 });
    const addLeg = () =>
      database.transact(async (session) => {
        const pet = await pets.findOne({ name: 'Spider' }).session(session).lean();
        await pets.updateOne({ name: 'Spider' }, { $set: { legs: (pet?.legs ?? 0) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 8 }, addLeg));
    expect((await pets.findOne({ name: 'Spider' }).lean())?.legs).toBe(8);
  });

  it('creates the indexes of the models', async () => {
    await database.ensureIndexes();
    await pets.create({ name: 'Twin', legs: 4 });
    await expect(pets.create({ name: 'Twin', legs: 4 })).rejects.toMatchObject({ code: 11000 });
  });

  it('refuses a filter on an unknown field instead of matching everything', async () => {
    const misspelt = { nmae: 'Rex' } as Record<string, string>;
    await expect(pets.findOne(misspelt)).rejects.toThrow('nmae');
  });

  it('answers a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('uses the database captioneer unless the URI names another', async () => {
    const uri = new URL(inject('mongoUri'));
    uri.pathname = '/';
    const unnamed = await connectDatabase({ uri: uri.href, logger: silentLogger });
    expect(unnamed.connection.name).toBe('captioneer');
    await unnamed.close();
  });

  it('reports that MongoDB does not answer, without the URI', async () => {
    const uri = 'mongodb://someone:hush@127.0.0.1:1/x';
    const attempt = connectDatabase({ uri, logger: silentLogger, timeoutMs: 200 });
    await expect(attempt).rejects.toMatchObject({ code: 'configuration' });
    await expect(attempt).rejects.toThrow(/^MongoDB does not answer/);
    await expect(attempt).rejects.not.toThrow(/hush|127/);
  });

  it('reports an invalid connection string', async () => {
    const attempt = connectDatabase({ uri: 'mongodb://', logger: silentLogger });
    await expect(attempt).rejects.toThrow('not a valid MongoDB connection string');
  });
});
