import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/**
 * What is kept of a deleted account, so that deleting it neither brings free seconds again nor ends a debt. It names the
 * person by keyed hashes only, and is deleted when it has no effect any more.
 */
export const createFormerBalanceModel = defineModel({
  name: 'FormerBalance',
  collection: 'former_balances',
  fields: {
    /** Id of the deleted account. */
    _id: field.number(),
    /** Keyed hashes of its email address and its chats, see `identity-hash.ts`. */
    identities: field.list(field.text()),
    /** Month that `usedIncludedSeconds` is about, `2026-02`. */
    month: field.text().default(''),
    /** What it had used of that month's allowance. */
    usedIncludedSeconds: field.number().default(0),
    /** Signed: its unused purchased seconds, which were forfeited; a debt is negative. Later refunds reduce it. */
    purchasedLeftSeconds: field.number().default(0),
    /** How much of the debt the heir has taken over. */
    carriedDebtSeconds: field.number().default(0),
    /** Account of the same person that took over the debt; null = none yet. */
    heirId: field.number().nullable(),
    /** Incremented by each write. */
    version: field.number().default(0),
    expiresAt: field.date(),
  },
  indexes: [[{ identities: 1 }], [{ heirId: 1 }], [{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export type FormerBalanceModel = ReturnType<typeof createFormerBalanceModel>;
export type FormerBalanceRecord = RecordOf<typeof createFormerBalanceModel>;
