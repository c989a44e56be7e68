/** An amount in the currency's smallest unit (cents; whole yen), so that nothing is rounded. */
export interface Money {
  minorUnits: number;
  /** ISO 4217, `USD`. */
  currency: string;
}

/**
 * Parses a decimal as providers write it: `9.00`, `-4.5`, `1000`. null for anything else, for more decimals than the
 * currency has, and for numbers too large to be exact.
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

/** The amount without its sign: some providers write refunds as negative amounts. */
export function absolute({ minorUnits, currency }: Money): Money {
  return { minorUnits: Math.abs(minorUnits), currency };
}

/** Formats as `9.00`; {@link parseMoney} can parse it. */
export function formatAmount({ minorUnits, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return minorUnits < 0 ? `-${text}` : text;
}

/** ISO 4217 decimals as ECMA-402 has them: 2 for most currencies, 0 for JPY and KRW, 3 for KWD. */
function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
