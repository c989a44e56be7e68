import type { PriceRow } from '../config/price-table.ts';
import { heldBy } from './claim-event.ts';
import type { IpnEventModel, IpnEventRecord } from './ipn-event.model.ts';
import { matchPrice } from './match-price.ts';
import { messageOf } from './message-of.ts';
import type { PaymentEvent, SaleEvent } from './payment-event.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Writes down what a claimed, proved message says and which payment it tells of.
 * @returns the payment, which is to be worked out anew; null when there is nothing more to do
 */
export async function readEvent(
  { events, prices }: { events: IpnEventModel; prices: readonly PriceRow[] },
  { provider, event }: { provider: PaymentProvider; event: IpnEventRecord },
): Promise<string | null> {
  const content = provider.read(messageOf(event));
  const paymentNumber = paymentNumberOf(content);
  const paymentKey = paymentNumber === null ? null : `${provider.name}:${paymentNumber}`;
  const match = event.match ?? (isSale(content) ? matchPrice(prices, content) : null);
  const end = paymentKey === null ? { state: 'done', nextAttemptAt: null, lease: null, ...endOf(content) } : {};
  await events.updateOne(heldBy(event), { $set: { content, paymentKey, match, ...end } });
  return paymentKey;
}

const isSale = (content: PaymentEvent): content is SaleEvent => content.kind === 'sale' || content.kind === 'renewal';

function paymentNumberOf(content: PaymentEvent): string | null {
  if ('saleId' in content) return content.saleId;
  return isSale(content) ? content.paymentId : null;
}

function endOf(content: PaymentEvent): Pick<IpnEventRecord, 'outcome' | 'reason'> {
  if (content.kind === 'unclear') return { outcome: 'unmatched', reason: content.reason };
  return { outcome: content.kind === 'idle' ? 'idle' : 'applied', reason: null };
}
