import type { Clock } from '../../infra/clock.ts';
import type { Balance } from '../accounts/account-services.ts';
import type { AccountBalanceModel, AccountBalanceRecord } from './account-balance.model.ts';
import type { Allowance } from './allowance.ts';
import { nextMonth } from './month.ts';
import { secondsLeft } from './seconds-left.ts';

/** @returns null while payments are off */
export async function getBalance(
  { balances, allowance, clock }: { balances: AccountBalanceModel; allowance: Allowance; clock: Clock },
  userId: number,
): Promise<Balance | null> {
  if (!allowance.isEnforced) return null;
  const at = new Date(clock());
  const balance = await balances.findById(userId).lean<AccountBalanceRecord>();
  const left = secondsLeft(balance, allowance, at);
  return {
    balanceSeconds: left.remaining,
    includedSeconds: allowance.secondsPerMonth,
    includedLeftSeconds: left.included,
    purchasedSeconds: balance?.purchasedSeconds ?? 0,
    purchasedLeftSeconds: left.purchased,
    reservedSeconds: left.reserved,
    renewsAt: nextMonth(at),
  };
}
