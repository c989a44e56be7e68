import { expect, it } from 'vitest';
import { createCounterModel, nextNumber } from '../../../src/infra/database/counter.model.ts';
import { testDatabase } from '../../support/mongo.ts';

const database = await testDatabase();
const counters = createCounterModel(database.connection);
await database.ensureIndexes();

it('counts from one, and never returns a number twice, even to concurrent callers', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => nextNumber(counters, 'users')));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
});

it('counts each name separately', async () => {
  await nextNumber(counters, 'apples');
  expect(await nextNumber(counters, 'pears')).toBe(1);
});
