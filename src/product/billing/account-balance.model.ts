import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import type { Transaction } from '../../infra/database/transaction.ts';

/** Of an account without entries. */
export const emptyBalance = {
  purchasedSeconds: 0,
  usedPurchasedSeconds: 0,
  month: '',
  usedIncludedSeconds: 0,
  reservedSeconds: 0,
} as const satisfies Partial<AccountBalanceRecord>;

/**
 * The sum of one account's ledger entries and reservations. Every write to them also writes this document, so that
 * simultaneous writes are serialised.
 */
export const createAccountBalanceModel = defineModel({
  name: 'AccountBalance',
  collection: 'account_balances',
  fields: {
    _id: field.number(),
    /** Sum of all entries except uses: purchases net of refunds, credits, adjustments. */
    purchasedSeconds: field.number(),
    /** What uses took of it, beyond the monthly allowances. */
    usedPurchasedSeconds: field.number(),
    /** Month that `usedIncludedSeconds` is about, `2026-02`; an earlier month means that 0 is used of this one. */
    month: field.text().default(''),
    /** What uses took of that month's allowance. */
    usedIncludedSeconds: field.number(),
    /** Sum of the account's reservations. */
    reservedSeconds: field.number(),
    /** Incremented by each write. */
    version: field.number(),
  },
});

export type AccountBalanceModel = ReturnType<typeof createAccountBalanceModel>;
export type AccountBalanceRecord = RecordOf<typeof createAccountBalanceModel>;

/**
 * Serialises transactions on one account's seconds: what this transaction reads afterwards stays true until it commits,
 * because MongoDB restarts one of two transactions that write the same document.
 * @returns the balance, created when the account has none
 */
export async function lockBalance(
  balances: AccountBalanceModel,
  userId: number,
  transaction: Transaction,
): Promise<AccountBalanceRecord> {
  const balance = await balances
    .findOneAndUpdate(
      { _id: userId },
      { $inc: { version: 1 }, $setOnInsert: emptyBalance },
      { upsert: true, returnDocument: 'after', session: transaction },
    )
    .lean();
  if (!balance) throw new Error(`the balance of ${userId} could neither be found nor created`);
  return balance;
}
