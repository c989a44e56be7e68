import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { AccountBalanceModel } from '../../billing/account-balance.model.ts';

/** What ledger and reservations come to. */
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
