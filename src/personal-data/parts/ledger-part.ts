import type { AccountBalanceModel } from '../../billing/account-balance.model.ts';
import type { LedgerEntryModel } from '../../billing/ledger-entry.model.ts';
import type { ReservationModel } from '../../billing/reservation.model.ts';
import type { PersonalDataPart } from '../personal-data-part.ts';

export interface LedgerPartDeps {
  ledger: LedgerEntryModel;
  balances: AccountBalanceModel;
  reservations: ReservationModel;
}

/** Behind these stands money: what accounting law wants kept, under a number that leads to nobody any more. */
const keptKinds = ['purchase', 'refund'] as const;

export function ledgerPart({ ledger, balances, reservations }: LedgerPartDeps): PersonalDataPart {
  return {
    name: 'ledger',
    async *read({ userId }) {
      const entries = ledger.find({ userId }).sort({ at: 1, _id: 1 }).lean().cursor();
      for await (const { _id, kind, seconds, includedSeconds, reason, at } of entries) {
        yield { at, kind, seconds, includedSeconds, reason, cause: _id };
      }
    },
    async erase({ userId }) {
      await reservations.deleteMany({ userId });
      await ledger.deleteMany({ userId, kind: { $nin: [...keptKinds] } });
      await ledger.updateMany({ userId }, { $set: { reason: null, by: null } });
      await balances.deleteOne({ _id: userId });
    },
  };
}
