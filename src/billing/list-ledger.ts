import type { LedgerEntryView } from '../accounts/account-services.ts';
import type { LedgerEntryModel, LedgerEntryRecord, LedgerKind } from './ledger-entry.model.ts';

const labels = {
  purchase: 'Bought',
  refund: 'Refunded',
  credit: 'Credit',
  adjustment: 'Correction',
  use: 'Captioned a video',
} as const satisfies Record<LedgerKind, string>;

/** Newest first. */
export async function listLedger(
  { ledger }: { ledger: LedgerEntryModel },
  userId: number,
  { limit }: { limit: number },
): Promise<LedgerEntryView[]> {
  const entries = await ledger.find({ userId }).sort({ at: -1, _id: -1 }).limit(limit).lean<LedgerEntryRecord[]>();
  return entries.map(({ _id, kind, seconds, includedSeconds, reason, at }) => ({
    kind,
    label: labels[kind],
    seconds,
    includedSeconds,
    videoId: kind === 'use' ? _id.slice(_id.indexOf(':') + 1) : null,
    reason,
    at,
  }));
}
