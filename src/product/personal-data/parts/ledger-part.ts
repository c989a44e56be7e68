import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { LedgerEntryModel } from '../../billing/ledger-entry.model.ts';

/** Behind these stands money: what accounting law wants kept, under a number that leads to nobody any more. */
const keptKinds = ['purchase', 'refund'] as const;

export function ledgerPart({ ledger }: { ledger: LedgerEntryModel }): PersonalDataPart {
  return {
    name: 'ledger',
    async *read({ userId }) {
      const entries = ledger.find({ userId }).sort({ at: 1, _id: 1 }).lean().cursor();
      for await (const { _id, kind, seconds, includedSeconds, reason, at } of entries) {
        yield { at, kind, seconds, includedSeconds, reason, cause: _id };
      }
    },
    async erase({ userId }) {
      await ledger.deleteMany({ userId, kind: { $nin: [...keptKinds] } });
      await ledger.updateMany({ userId }, { $set: { reason: null, by: null } });
    },
  };
}
