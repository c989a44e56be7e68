import type { Config } from '../../infra/config/config.ts';

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
