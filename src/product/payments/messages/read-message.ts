import type { PriceRow } from '../../../infra/config/price-table.ts';
import { matchPrice } from '../match-price.ts';
import type { PaymentEvent, SaleEvent } from '../providers/payment-event.ts';
import type { PaymentMessage, PaymentProvider } from '../providers/payment-provider.ts';
import type { IpnEventRecord } from './ipn-event.model.ts';

/** What is written down about a genuine message once it has been read. */
export type Reading = Pick<
  IpnEventRecord,
  'content' | 'paymentKey' | 'match' | 'matchedAt' | 'state' | 'nextAttemptAt' | 'outcome' | 'reason'
>;

/**
 * What a genuine message says, which payment it tells of, and what the price table says to it; due at once where a
 * payment is to be worked out anew, done where there is none. Pure.
 */
export function readMessage(
  { provider, prices }: { provider: PaymentProvider; prices: readonly PriceRow[] },
  message: PaymentMessage,
  now: Date,
): Reading {
  const content = provider.read(message);
  const paymentNumber = paymentNumberOf(content);
  if (paymentNumber === null) return { content, paymentKey: null, match: null, matchedAt: null, ...endOf(content) };
  return {
    content,
    paymentKey: `${provider.name}:${paymentNumber}`,
    match: isSale(content) ? matchPrice(prices, content) : null,
    matchedAt: isSale(content) ? now : null,
    ...{ state: 'unapplied', nextAttemptAt: now, outcome: null, reason: null },
  };
}

const isSale = (content: PaymentEvent): content is SaleEvent => content.kind === 'sale' || content.kind === 'renewal';

function paymentNumberOf(content: PaymentEvent): string | null {
  if ('saleId' in content) return content.saleId;
  return isSale(content) ? content.paymentId : null;
}

function endOf(content: PaymentEvent): Pick<Reading, 'state' | 'nextAttemptAt' | 'outcome' | 'reason'> {
  const done = { state: 'done', nextAttemptAt: null } as const;
  if (content.kind === 'unclear') return { ...done, outcome: 'unmatched', reason: content.reason };
  return { ...done, outcome: content.kind === 'idle' ? 'idle' : 'applied', reason: null };
}
