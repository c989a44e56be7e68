import type { Transaction } from '../../infra/database/transaction.ts';
import type { AccountBalanceModel } from './account-balance.model.ts';
import type { LedgerEntryModel, LedgerKind } from './ledger-entry.model.ts';
import { lockBalance } from './lock-balance.ts';

/** A change of what somebody has bought or been given; uses are written when a reservation is settled. */
export interface LedgerEntryInput {
  userId: number;
  kind: Exclude<LedgerKind, 'use'>;
  /** Signed, whole. */
  seconds: number;
  /** Unique among all entries; told twice, it counts once. */
  cause: string;
  reason?: string;
  by?: string;
  at: Date;
}

/** @returns false when an entry with that cause is there already, and nothing was changed */
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
