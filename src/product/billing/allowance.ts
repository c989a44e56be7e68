import type { Config } from '../../infra/config/config.ts';

/** What everybody may use each calendar month without paying; unused seconds are not carried over. */
export interface Allowance {
  /** false = payments are off: everything may be used, and nothing is reserved or counted. */
  isEnforced: boolean;
  secondsPerMonth: number;
}

export const unlimited: Allowance = { isEnforced: false, secondsPerMonth: 0 };

export function allowanceOf({ payments, limits }: Pick<Config, 'payments' | 'limits'>): Allowance {
  return { isEnforced: payments !== null, secondsPerMonth: limits.freeSecondsPerMonth };
}
