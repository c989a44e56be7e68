import type { PriceRow } from '../../../infra/config/price-table.ts';
import { sameMoney } from '../../../infra/money.ts';
import type { PaymentEvent, SaleEvent, UnmatchedReason } from '../providers/payment-event.ts';
import type { PaymentMessage, PaymentProvider } from '../providers/payment-provider.ts';
import type { IpnEventRecord } from './ipn-event.model.ts';

/** Fields of a genuine message that has been read. */
export type Reading = Pick<
  IpnEventRecord,
  'content' | 'paymentKey' | 'match' | 'matchedAt' | 'state' | 'nextAttemptAt' | 'outcome' | 'reason'
>;

/**
 * Reads a genuine message: what it says, which payment it is about, and its row of the price table. The message is due
 * at once when its payment is to be booked, and done when it is about no payment. Pure.
 */
export function readMessage(
  { provider, prices }: { provider: PaymentProvider; prices: readonly PriceRow[] },
  message: PaymentMessage,
  now: Date,
): Reading {
  const content = provider.read(message);
  const paymentId = paymentIdOf(content);
  if (paymentId === null) return { content, paymentKey: null, match: null, matchedAt: null, ...endOf(content) };
  return {
    content,
    paymentKey: `${provider.name}:${paymentId}`,
    match: isSale(content) ? matchPrice(prices, content) : null,
    matchedAt: isSale(content) ? now : null,
    state: 'unapplied',
    nextAttemptAt: now,
    outcome: null,
    reason: null,
  };
}

const isSale = (content: PaymentEvent): content is SaleEvent => content.kind === 'sale' || content.kind === 'renewal';

function paymentIdOf(content: PaymentEvent): string | null {
  if ('saleId' in content) return content.saleId;
  return isSale(content) ? content.paymentId : null;
}

function endOf(content: PaymentEvent): Pick<Reading, 'state' | 'nextAttemptAt' | 'outcome' | 'reason'> {
  const done = { state: 'done', nextAttemptAt: null } as const;
  if (content.kind === 'unclear') return { ...done, outcome: 'unmatched', reason: content.reason };
  return { ...done, outcome: content.kind === 'idle' ? 'idle' : 'applied', reason: null };
}

/** What a sale buys: the row whose item, amount and currency are exactly those of the sale. */
function matchPrice(
  prices: readonly PriceRow[],
  { item, money }: SaleEvent,
): { seconds: number; period: PriceRow['period'] } | { problem: UnmatchedReason } {
  const rows = prices.filter((row) => row.item === item);
  if (rows.length === 0) return { problem: 'unknown_item' };
  const row = rows.find(({ price }) => sameMoney(price, money));
  if (row) return { seconds: row.seconds, period: row.period };
  const hasCurrency = rows.some(({ price }) => price.currency === money.currency);
  return { problem: hasCurrency ? 'wrong_amount' : 'wrong_currency' };
}
