import type { PriceRow } from '../../infra/config/price-table.ts';
import { sameMoney } from '../../infra/money.ts';
import type { SaleEvent, UnmatchedReason } from './providers/payment-event.ts';

/** What a sale buys: by a row whose item, amount and currency are exactly its own. */
export function matchPrice(
  prices: readonly PriceRow[],
  { item, money }: Pick<SaleEvent, 'item' | 'money'>,
): { seconds: number; period: PriceRow['period'] } | { problem: UnmatchedReason } {
  const rows = prices.filter((row) => row.item === item);
  if (rows.length === 0) return { problem: 'unknown_item' };
  const row = rows.find(({ price }) => sameMoney(price, money));
  if (row) return { seconds: row.seconds, period: row.period };
  const knowsCurrency = rows.some(({ price }) => price.currency === money.currency);
  return { problem: knowsCurrency ? 'wrong_amount' : 'wrong_currency' };
}
