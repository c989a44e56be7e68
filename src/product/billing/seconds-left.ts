import { type AccountBalanceRecord, emptyBalance } from './account-balance.model.ts';
import { type Allowance, monthOf } from './allowance.ts';

/** What an account may still use, in seconds of video. */
export interface SecondsLeft {
  /**
   * Month of the allowance; never earlier than the stored one, because clocks of two workers may differ at the turn.
   */
  month: string;
  /** What uses have taken of that month's allowance. */
  usedIncluded: number;
  /** What is left of that month's allowance. */
  included: number;
  /** What is left of purchased seconds; below 0 when more was taken back than was left. */
  purchased: number;
  /** Both together: the balance. */
  remaining: number;
  reserved: number;
  /** What is not reserved for a video in progress. */
  available: number;
}

/** @param balance null = the account has no entries yet */
export function secondsLeft(
  balance: AccountBalanceRecord | null,
  { secondsPerMonth }: Pick<Allowance, 'secondsPerMonth'>,
  at: Date,
): SecondsLeft {
  const known = balance ?? emptyBalance;
  const month = known.month > monthOf(at) ? known.month : monthOf(at);
  const usedIncluded = known.month === month ? known.usedIncludedSeconds : 0;
  // the operator may have lowered the allowance after more of it was used
  const included = Math.max(0, secondsPerMonth - usedIncluded);
  const purchased = known.purchasedSeconds - known.usedPurchasedSeconds;
  const remaining = included + purchased;
  const reserved = known.reservedSeconds;
  return { month, usedIncluded, included, purchased, remaining, reserved, available: remaining - reserved };
}
