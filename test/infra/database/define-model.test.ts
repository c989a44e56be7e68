import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { defineModel, field, type RecordOf } from '../../../src/infra/database/define-model.ts';

const createBoxModel = defineModel({
  name: 'Box',
  collection: 'boxes',
  fields: {
    _id: field.text(),
    size: field.oneOf(['small', 'large']),
    openedAt: field.date().nullable(),
    tries: field.number({ min: 0 }).default(0),
    parts: field.list(field.group({ key: field.text() })),
    remark: field.text().optional(),
  },
  indexes: [[{ openedAt: 1 }, { expireAfterSeconds: 60 }]],
});

const connection = mongoose.createConnection();
const Box = createBoxModel(connection);

describe('defineModel', () => {
  it('fills in the defaults', () => {
    const box: RecordOf<typeof createBoxModel> = new Box({ _id: 'a', size: 'small' }).toObject();
    expect(box).toEqual({ _id: 'a', size: 'small', openedAt: null, tries: 0, parts: [] });
  });

  it.each([
    ['a missing field', { _id: 'a' }, 'size'],
    ['another word', { _id: 'a', size: 'huge' }, 'size'],
    ['a number below the least', { _id: 'a', size: 'small', tries: -1 }, 'tries'],
    ['an incomplete part', { _id: 'a', size: 'small', parts: [{}] }, 'parts.0.key'],
  ])('refuses %s', async (_case, fields, path) => {
    await expect(new Box(fields as object).validate()).rejects.toHaveProperty(['errors', path]);
  });

  it('returns one model for each connection, with the indexes', () => {
    expect(createBoxModel(connection)).toBe(Box);
    expect(Box.schema.indexes()).toEqual([[{ openedAt: 1 }, expect.objectContaining({ expireAfterSeconds: 60 })]]);
  });
});
