import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { type IpnEventModel, type IpnEventRecord, storedMessage } from './messages/ipn-event.model.ts';
import type { PaymentEvent, UnmatchedReason } from './providers/payment-event.ts';

/**
 * Processes a message again with today's price table and accounts, for an operator who has fixed the reason why it was
 * not matched. What the provider has not verified, or has disowned, is verified first.
 * @throws AppError `not_found` when there is no such message, or the result would be the same, see {@link canRetry}
 */
export async function retryPayment(
  deps: { events: IpnEventModel; queue: Pick<Queue, 'wake'>; clock: Clock },
  eventId: string,
): Promise<void> {
  const event = await deps.events.findOne({ _id: eventId }).lean<IpnEventRecord>();
  if (!event || !canRetry(event)) {
    throw new AppError('not_found', { message: 'There is no such payment that can be retried.' });
  }
  const state = event.provedAt === null ? ('unproved' as const) : ('unapplied' as const);
  const again = { state, nextAttemptAt: new Date(deps.clock()), proofFailures: 0, expiresAt: null, setAside: null };
  await deps.events.updateOne(
    { _id: eventId, outcome: event.outcome },
    { $set: { ...again, content: null, match: null, matchedAt: null } },
  );
  await deps.queue.wake('apply-payments');
}

/**
 * Whether a retry can end differently: because of another price table or configuration, accounts registered since, or
 * another answer of the provider. A waiting message needs no retry, and one that lacks something stays like that. When
 * the payer's account was deleted, so was the message.
 */
export function canRetry(event: Pick<IpnEventRecord, 'outcome' | 'reason' | 'content' | 'body' | 'headers'>): boolean {
  return isFixable(event) && storedMessage(event).body.length > 0;
}

function isFixable({ outcome, reason, content }: Pick<IpnEventRecord, 'outcome' | 'reason' | 'content'>): boolean {
  if (outcome === 'forged') return true;
  if (outcome !== 'unmatched' || reason === null) return false;
  return content === null ? reason === 'unproved' : (fixableReasons[content.kind]?.includes(reason) ?? false);
}

const fixableInSales = ['unknown_item', 'wrong_amount', 'wrong_currency', 'unknown_user'] as const;

const fixableReasons: Partial<Record<PaymentEvent['kind'], readonly UnmatchedReason[]>> = {
  sale: fixableInSales,
  renewal: fixableInSales,
  unclear: ['wrong_receiver', 'test_order'],
};
