import type { Transaction } from '../../infra/database/transaction.ts';
import { type AccountBalanceModel, lockBalance } from './account-balance.model.ts';
import { type LedgerEntryModel, type LedgerKind, videoOfUse } from './ledger-entry.model.ts';

/** A purchase, refund, credit or adjustment; uses are written by `chargeVideo`. */
export interface LedgerEntryInput {
  userId: number;
  kind: Exclude<LedgerKind, 'use' | 'carried'>;
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

export interface LedgerEntryView {
  kind: LedgerKind;
  /** Signed: negative when seconds were used or taken back. */
  seconds: number;
  /** Of a use: how much of it the month's allowance covered. */
  includedSeconds: number;
  /** Of a use. */
  videoId: string | null;
  /** Why an operator made the entry. */
  reason: string | null;
  at: Date;
}

/** What changed the balance, newest first. The monthly allowance itself is not an entry. */
export async function listLedger(
  { ledger }: { ledger: LedgerEntryModel },
  userId: number,
  { limit }: { limit: number },
): Promise<LedgerEntryView[]> {
  const entries = await ledger.find({ userId }).sort({ at: -1, _id: -1 }).limit(limit).lean();
  return entries.map(({ _id, kind, seconds, includedSeconds, reason, at }) => ({
    kind,
    seconds,
    includedSeconds,
    videoId: kind === 'use' ? videoOfUse(_id) : null,
    reason,
    at,
  }));
}
