import { beforeAll, expect, it } from 'vitest';
import { defineModel, field } from '../../../src/infra/database/define-model.ts';
import { dueBy, whereDate, whereNumber, whereText } from '../../../src/infra/database/partial-index.ts';
import { testDatabase } from '../../support/mongo.ts';

const createThingModel = defineModel({
  name: 'Thing',
  collection: 'things_with_partial_indexes',
  fields: { _id: field.text(), town: field.text(), people: field.number(), dueAt: field.date().nullable() },
  indexes: [
    [{ town: 1, dueAt: 1 }, whereText('town')],
    [{ people: 1 }, whereNumber('people')],
    [{ dueAt: 1 }, whereDate('dueAt')],
  ],
});

const now = new Date('2026-03-01T12:00:00Z');
let things: ReturnType<typeof createThingModel>;

beforeAll(async () => {
  const { connection, ensureIndexes } = await testDatabase();
  things = createThingModel(connection);
  await ensureIndexes();
  await things.create({ _id: 'one', town: 'Oslo', people: 2, dueAt: now });
});

// the database of the tests refuses a query that no index serves
it.each([
  ['a text', { town: 'Oslo' }],
  ['one of several texts', { town: { $in: ['Rome', 'Oslo'] } }],
  ['a text and something else', { town: 'Oslo', dueAt: now }],
  ['any text', { town: { $gt: '' } }],
  ['a number', { people: 2 }],
  ['one of several numbers', { people: { $in: [1, 2] } }],
  ['a date that has come', { dueAt: dueBy(now) }],
])('finds by %s through the index', async (_, condition) => {
  expect(await things.find(condition).lean()).toMatchObject([{ _id: 'one' }]);
});

it.each([
  ['is absent', { town: null }],
  ['is a date, without its type', { dueAt: { $lte: now } }],
])('cannot find by what %s', async (_, condition) => {
  await expect(things.find(condition).lean()).rejects.toThrow(/notablescan/);
});
