import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import { whereText } from '../../infra/database/partial-index.ts';

/** A signed-in browser. Only the hash of its cookie's secret is stored. */
export const createSessionModel = defineModel({
  name: 'Session',
  collection: 'sessions',
  fields: {
    _id: field.text(),
    userId: field.number(),
    hash: field.text(),
    /** Hash of the secret before the last rotation, for requests that were under way. */
    previousHash: field.text().nullable(),
    previousUntil: field.date().nullable(),
    /** Sent along in its forms; rotations keep it, so that open forms stay valid. */
    csrfToken: field.text(),
    createdAt: field.date(),
    rotatedAt: field.date(),
    expiresAt: field.date(),
  },
  indexes: [
    [{ hash: 1 }, { unique: true }],
    [{ previousHash: 1 }, whereText('previousHash')],
    [{ userId: 1 }],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export type SessionModel = ReturnType<typeof createSessionModel>;
export type SessionRecord = RecordOf<typeof createSessionModel>;
