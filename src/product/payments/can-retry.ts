import type { IpnEventRecord } from './messages/ipn-event.model.ts';
import type { PaymentEvent, UnmatchedReason } from './providers/payment-event.ts';

/**
 * Whether trying again can end otherwise than before: by another price table, other settings, accounts that have come
 * since, or another answer of the provider’s. What waits needs nobody, and what the message lacks cannot be mended
 * here.
 */
export function canRetry({
  outcome,
  reason,
  content,
}: Pick<IpnEventRecord, 'outcome' | 'reason' | 'content'>): boolean {
  if (outcome === 'forged') return true;
  if (outcome !== 'unmatched' || reason === null) return false;
  return content === null ? reason === 'unproved' : (mendable[content.kind]?.includes(reason) ?? false);
}

const ofSales = ['unknown_item', 'wrong_amount', 'wrong_currency', 'unknown_user'] as const;

const mendable: Partial<Record<PaymentEvent['kind'], readonly UnmatchedReason[]>> = {
  sale: ofSales,
  renewal: ofSales,
  unclear: ['wrong_receiver', 'test_order'],
};
