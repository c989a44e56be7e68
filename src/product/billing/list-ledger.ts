import type { LedgerEntryModel, LedgerEntryRecord, LedgerKind } from './ledger-entry.model.ts';

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
  const entries = await ledger.find({ userId }).sort({ at: -1, _id: -1 }).limit(limit).lean<LedgerEntryRecord[]>();
  return entries.map(({ _id, kind, seconds, includedSeconds, reason, at }) => ({
    kind,
    seconds,
    includedSeconds,
    videoId: kind === 'use' ? _id.slice(_id.indexOf(':') + 1) : null,
    reason,
    at,
  }));
}
