import type { Transaction } from '../../infra/database/transaction.ts';
import type { AccountBalanceModel } from './account-balance.model.ts';
import type { LedgerEntryModel, LedgerKind } from './ledger-entry.model.ts';
import { lockBalance } from './lock-balance.ts';

/** A purchase, refund, credit or adjustment; uses are written by `chargeVideo`. */
export interface LedgerEntryInput {
  userId: number;
  kind: Exclude<LedgerKind, 'use'>;
  /** Signed, whole. */
  seconds: number;
  /** Unique among all entries: a repeated call with the same cause changes nothing. */
  cause: string;
  reason?: string;
  by?: string;
  at: Date;
}

/** @returns false when an entry with that cause exists, so that nothing was changed */
export type RecordLedgerEntry = (entry: LedgerEntryInput, transaction: Transaction) => Promise<boolean>;

export interface LedgerDeps {
  ledger: LedgerEntryModel;
  balances: AccountBalanceModel;
}

export function createRecordLedgerEntry({ ledger, balances }: LedgerDeps): RecordLedgerEntry {
  return async ({ cause, ...entry }, transaction) => {
    await lockBalance(balances, entry.userId, transaction);
    if (await ledger.exists({ _id: cause }).session(transaction)) return false;
    await ledger.create([{ _id: cause, ...entry, includedSeconds: 0 }], { session: transaction });
    await balances.updateOne(
      { _id: entry.userId },
      { $inc: { purchasedSeconds: entry.seconds } },
      { session: transaction },
    );
    return true;
  };
}
