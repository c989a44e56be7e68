import type { Transaction } from '../../infra/database/transaction.ts';
import { type AccountBalanceModel, type AccountBalanceRecord, emptyBalance } from './account-balance.model.ts';

/**
 * Serialises what is done with one account's seconds: whatever this transaction reads afterwards holds until it is
 * committed, for another that has locked the same balance meanwhile makes MongoDB start one of the two again.
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
  if (!balance) throw new Error(`the balance of ${userId} was neither found nor made`);
  return balance;
}
