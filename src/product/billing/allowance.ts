import type { Config } from '../../infra/config/config.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { type AccountBalanceRecord, emptyBalance } from './account-balance.model.ts';

/** What every account may use in a calendar month without paying; unused seconds expire with the month. */
export interface Allowance {
  /** false = payments are off: every video may be made, and nothing is reserved or charged. */
  isEnforced: boolean;
  secondsPerMonth: number;
}

export const unlimited: Allowance = { isEnforced: false, secondsPerMonth: 0 };

export function allowanceOf({ payments, limits }: Pick<Config, 'payments' | 'limits'>): Allowance {
  return { isEnforced: payments !== null, secondsPerMonth: limits.freeSecondsPerMonth };
}

/** The UTC calendar month of a time, `2026-02`; months compare as text. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** The first moment of the next month, UTC: when allowances renew. */
export function nextMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));
}

/** What an account may still use, in seconds of video. */
interface SecondsLeft {
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

interface Shortage {
  left: SecondsLeft;
  allowance: Allowance;
  at: Date;
}

/** The account has no unreserved seconds to start a video with. */
export function nothingLeft(shortage: Shortage): AppError {
  const remainingSeconds = shortage.left.remaining;
  const renewal = renewalOf(shortage);
  return remainingSeconds > 0
    ? new AppError('allowance_exhausted', { reason: 'all_reserved', args: { remainingSeconds, ...renewal } })
    : new AppError('allowance_exhausted', { reason: 'nothing_left', args: renewal });
}

/** The account has seconds left, but fewer than the video needs. */
export function videoTooLong({
  seconds,
  missingSeconds,
  ...shortage
}: Shortage & { seconds: number; missingSeconds: number }): AppError {
  const { available, reserved: reservedSeconds } = shortage.left;
  const left = { leftSeconds: Math.max(0, available), ...(reservedSeconds > 0 ? { reservedSeconds } : {}) };
  const args = { seconds, missingSeconds, ...left, ...renewalOf(shortage) };
  return new AppError('allowance_exhausted', { reason: 'too_long', args });
}

function renewalOf({ allowance: { secondsPerMonth }, at }: Shortage) {
  if (secondsPerMonth === 0) return {};
  return { renewalSeconds: secondsPerMonth, renewalDay: nextMonth(at).toISOString().slice(0, 10) };
}
