import type { Clock } from '../../infra/clock.ts';
import type { AccountBalanceModel, AccountBalanceRecord } from './account-balance.model.ts';
import { type Allowance, nextMonth, secondsLeft } from './allowance.ts';

/** Seconds of video that an account may use. */
export interface Balance {
  /** What is left of this month's allowance and of purchased seconds together; reservations do not reduce it. */
  balanceSeconds: number;
  /** This month's allowance, used or not. */
  includedSeconds: number;
  includedLeftSeconds: number;
  /** Ever bought (net of refunds) or given by operators. */
  purchasedSeconds: number;
  /** Below 0 when more was taken back than was left. */
  purchasedLeftSeconds: number;
  /** Reserved for videos in progress, so that other videos cannot use them. */
  reservedSeconds: number;
  /** When the next allowance starts: the first of next month, UTC. */
  renewsAt: Date;
}

/** @returns null while payments are off */
export async function getBalance(
  { balances, allowance, clock }: { balances: AccountBalanceModel; allowance: Allowance; clock: Clock },
  userId: number,
): Promise<Balance | null> {
  if (!allowance.isEnforced) return null;
  return balanceOf(await balances.findById(userId).lean(), { allowance, at: new Date(clock()) });
}

/** @param balance null = the account has no entries yet */
export function balanceOf(
  balance: AccountBalanceRecord | null,
  { allowance, at }: { allowance: Allowance; at: Date },
): Balance {
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
