import type { LedgerEntryView } from '../accounts/account-services.ts';
import type { LedgerEntryModel, LedgerEntryRecord } from './ledger-entry.model.ts';

/** Newest first. */
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
