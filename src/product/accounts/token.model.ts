import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** A user's API token. Only its hash is stored; revoking deletes the record. */
export const createTokenModel = defineModel({
  name: 'Token',
  collection: 'tokens',
  fields: {
    _id: field.text(),
    userId: field.number(),
    name: field.text(),
    /** Its first characters, by which a person recognises it. */
    prefix: field.text(),
    hash: field.text(),
    createdAt: field.date(),
    /** Accurate to about a minute. */
    lastUsedAt: field.date().nullable(),
  },
  indexes: [[{ hash: 1 }, { unique: true }], [{ userId: 1, createdAt: -1 }]],
});

export type TokenModel = ReturnType<typeof createTokenModel>;
export type TokenRecord = RecordOf<typeof createTokenModel>;
