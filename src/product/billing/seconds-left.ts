import { type AccountBalanceRecord, emptyBalance } from './account-balance.model.ts';
import type { Allowance } from './allowance.ts';
import { monthOf } from './month.ts';

/** What somebody may still use, in seconds of video. */
export interface SecondsLeft {
  /** Whose allowance is used: never an earlier one than before, should clocks of two workers differ at its turn. */
  month: string;
  /** What uses have taken of that month’s allowance. */
  usedIncluded: number;
  /** What is left of that month’s allowance. */
  included: number;
  /** What is left of purchased seconds; below 0 where more was taken back than was left. */
  purchased: number;
  /** Both together: the balance. */
  remaining: number;
  reserved: number;
  /** What no video that is being made lays claim to. */
  available: number;
}

/** @param balance null = nothing has happened on the account yet */
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
