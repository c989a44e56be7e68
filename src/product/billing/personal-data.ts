import type { Transact } from '../../infra/database/transaction.ts';
import { ownRecordsPart, type PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { AccountBalanceModel } from './account-balance.model.ts';
import type { FormerBalances } from './former-balances.ts';
import type { LedgerEntryModel } from './ledger-entry.model.ts';
import type { ReservationModel, ReservationRecord } from './reservation.model.ts';
import type { UsageEventModel, UsageEventRecord } from './usage-event.model.ts';

export function usagePart({ usageEvents }: { usageEvents: UsageEventModel }): PersonalDataPart {
  const shown = ({ at, kind, videoId, seconds }: UsageEventRecord) => ({ at, kind, videoId, seconds });
  return ownRecordsPart({ name: 'usage', records: usageEvents, sort: { at: 1 } }, shown);
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
export function balancePart({
  balances,
  formerBalances,
  transact,
}: {
  balances: AccountBalanceModel;
  formerBalances: Pick<FormerBalances, 'absorb'>;
  transact: Transact;
}): PersonalDataPart {
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
      await transact(async (transaction) => {
        // what has changed since the account ended: videos that were settled
        await formerBalances.absorb(userId, transaction);
        await balances.deleteOne({ _id: userId }, { session: transaction });
      });
    },
  };
}

/** Seconds reserved for videos in progress. */
export function reservationsPart({ reservations }: { reservations: ReservationModel }): PersonalDataPart {
  const shown = ({ _id: videoId, seconds, at }: ReservationRecord) => ({ videoId, seconds, at });
  return ownRecordsPart({ name: 'reservations', records: reservations, sort: { at: 1 } }, shown);
}
