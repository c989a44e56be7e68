import type { Transaction } from '../../infra/database/transaction.ts';
import { type AccountBalanceModel, type AccountBalanceRecord, emptyBalance } from './account-balance.model.ts';

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
    .lean<AccountBalanceRecord>();
  if (!balance) throw new Error(`the balance of ${userId} could neither be found nor created`);
  return balance;
}
