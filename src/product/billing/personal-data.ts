import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { AccountBalanceModel } from './account-balance.model.ts';
import type { LedgerEntryModel } from './ledger-entry.model.ts';
import type { ReservationModel } from './reservation.model.ts';
import type { UsageEventModel } from './usage-event.model.ts';

export function usagePart({ usageEvents }: { usageEvents: UsageEventModel }): PersonalDataPart {
  return {
    name: 'usage',
    async *read({ userId }) {
      const events = usageEvents.find({ userId }).sort({ at: 1 }).lean().cursor();
      for await (const { kind, videoId, seconds, at } of events) yield { at, kind, videoId, seconds };
    },
    async erase({ userId }) {
      await usageEvents.deleteMany({ userId });
    },
  };
}

/** Entries about money: accounting law requires them. Their user id no longer identifies anybody. */
const retainedKinds = ['purchase', 'refund'] as const;

export function ledgerPart({ ledger }: { ledger: LedgerEntryModel }): PersonalDataPart {
  return {
    name: 'ledger',
    async *read({ userId }) {
      const entries = ledger.find({ userId }).sort({ at: 1, _id: 1 }).lean().cursor();
      for await (const { _id: cause, kind, seconds, includedSeconds, reason, at } of entries) {
        yield { at, kind, seconds, includedSeconds, reason, cause };
      }
    },
    async erase({ userId }) {
      await ledger.deleteMany({ userId, kind: { $nin: [...retainedKinds] } });
      await ledger.updateMany({ userId }, { $set: { reason: null, by: null } });
    },
  };
}

/** The sum of ledger and reservations. */
export function balancePart({ balances }: { balances: AccountBalanceModel }): PersonalDataPart {
  return {
    name: 'balance',
    isSingle: true,
    async *read({ userId }) {
      const balance = await balances.findById(userId).lean();
      if (!balance) return;
      const { purchasedSeconds, usedPurchasedSeconds, month, usedIncludedSeconds, reservedSeconds } = balance;
      yield { purchasedSeconds, usedPurchasedSeconds, month, usedIncludedSeconds, reservedSeconds };
    },
    async erase({ userId }) {
      await balances.deleteOne({ _id: userId });
    },
  };
}

/** Seconds reserved for videos in progress. */
export function reservationsPart({ reservations }: { reservations: ReservationModel }): PersonalDataPart {
  return {
    name: 'reservations',
    async *read({ userId }) {
      const reserved = reservations.find({ userId }).sort({ at: 1 }).lean().cursor();
      for await (const { _id: videoId, seconds, at } of reserved) yield { videoId, seconds, at };
    },
    async erase({ userId }) {
      await reservations.deleteMany({ userId });
    },
  };
}
