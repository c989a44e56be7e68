import { z } from 'zod';
import { type Money, parseMoney } from '../money.ts';
import type { Disk } from './disk.ts';

/** What a payment of a certain amount for a certain item buys. */
export interface PriceRow {
  item: string;
  price: Money;
  seconds: number;
  /** A subscription that is paid every month; null = bought once. */
  period: 'month' | null;
}

/**
 * Parses PRICE_TABLE's JSON; null unless every row is valid. An item may have several prices (in other currencies, or an
 * older price that subscriptions still pay), but no price twice.
 */
export function parsePriceTable(json: string): PriceRow[] | null {
  const rows = tableSchema.safeParse(parseJson(json));
  if (!rows.success) return null;
  const keys = rows.data.map(({ item, price }) => `${item} ${price.currency} ${price.minorUnits}`);
  return new Set(keys).size === keys.length ? rows.data : null;
}

/** PRICE_TABLE's JSON: the value itself, or the content of the file it names; null if there is no such file. */
export const priceTableJson = (disk: Disk, value: string) => (/^[[{]/.test(value) ? value : disk.readText(value));

const maxSeconds = 1_000_000_000;

const rowSchema = z
  .object({
    item: z.string().trim().min(1).max(200),
    amount: z.string(),
    currency: z.string(),
    seconds: z.number().int().min(1).max(maxSeconds),
    period: z.literal('month').optional(),
  })
  .transform(({ item, amount, currency, seconds, period }, context): PriceRow => {
    const price = parseMoney(amount, currency);
    if (price && price.minorUnits > 0) return { item, price, seconds, period: period ?? null };
    context.addIssue('an amount must be positive and fit its currency');
    return z.NEVER;
  });

const tableSchema = z.array(rowSchema);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
