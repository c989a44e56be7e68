/** An amount in the currency's smallest unit (cents; whole yen), so that nothing is ever rounded. */
export interface Money {
  minorUnits: number;
  /** ISO 4217, `USD`. */
  currency: string;
}

/**
 * Reads a decimal as providers write it, `9.00`, `-4.5`, `1000`; null for anything else, for more decimals than the
 * currency has, and for what no longer counts exactly.
 */
export function parseMoney(amount: string, currency: string): Money | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,8}))?$/.exec(amount);
  if (!match || !/^[A-Z]{3}$/.test(currency)) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const decimals = decimalsOf(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const minorUnits = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(minorUnits)) return null;
  return { minorUnits: sign === '-' && minorUnits !== 0 ? -minorUnits : minorUnits, currency };
}

export function sameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minorUnits === b.minorUnits;
}

/** Without its sign: some providers write refunds as negative amounts. */
export function absolute({ minorUnits, currency }: Money): Money {
  return { minorUnits: Math.abs(minorUnits), currency };
}

/** `9.00`; what {@link parseMoney} reads back. */
export function formatAmount({ minorUnits, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return minorUnits < 0 ? `-${text}` : text;
}

/** By ISO 4217 as ECMA-402 knows it: 2 for most, 0 for JPY and KRW, 3 for KWD. */
function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
