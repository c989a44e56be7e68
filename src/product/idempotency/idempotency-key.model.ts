import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** One use of an Idempotency-Key: first the claim to run the call, then its reply. */
export const createIdempotencyKeyModel = defineModel({
  name: 'IdempotencyKey',
  collection: 'idempotency_keys',
  fields: {
    /** Keyed hash of caller, path and Idempotency-Key. */
    _id: field.text(),
    /** It is deleted with this user's account; null = the caller is not a user. */
    userId: field.number().nullable(),
    /** Keyed hash of the request body. */
    fingerprint: field.text(),
    /** Only its holder may commit; random for each call that claims the key. */
    holder: field.text(),
    /** Without a reply, the call counts as running until then. */
    leaseUntil: field.date(),
    /** Encrypted; null = none yet. */
    reply: field.text().nullable(),
    expiresAt: field.date(),
  },
  indexes: [[{ userId: 1 }], [{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export type IdempotencyKeyModel = ReturnType<typeof createIdempotencyKeyModel>;
export type IdempotencyKeyRecord = RecordOf<typeof createIdempotencyKeyModel>;
