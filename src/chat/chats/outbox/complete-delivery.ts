import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { type DeliveryModel, maxStoredAttempts } from '../../../product/delivery/delivery.model.ts';
import { type OutboxModel, type OutboxRecord, unsent } from './outbox.model.ts';

export interface CompleteDeliveryDeps {
  outbox: OutboxModel;
  deliveryModel: DeliveryModel;
  clock: Clock;
}

type OfDelivery = Pick<OutboxRecord, 'delivery'>;

/**
 * Ends the delivery that an entry belongs to once none of its entries is left to be sent: delivered if any has been.
 */
export async function completeDelivery(
  deps: CompleteDeliveryDeps,
  { delivery }: OfDelivery,
  attempt: { statusCode: number | null; error: string | null },
  transaction: Transaction,
): Promise<void> {
  if (delivery === null) return;
  const entries = { 'delivery.id': delivery.id, 'delivery.round': delivery.round };
  const session = { session: transaction };
  const isOpen = await deps.outbox.exists({ ...entries, status: unsent }).session(transaction);
  if (isOpen) return;
  const isSent = await deps.outbox.exists({ ...entries, status: 'sent' }).session(transaction);
  await deps.deliveryModel.updateOne(
    { _id: delivery.id, round: delivery.round, status: 'pending' },
    {
      $set: { status: isSent ? 'delivered' : 'failed', nextAttemptAt: null, lease: null },
      ...attemptOf(deps, isSent ? { ...attempt, error: null } : attempt),
    },
    session,
  );
}

/** One try that came to nothing yet. @param until when it is tried again; null = when the person writes again */
export async function recordAttempt(
  deps: CompleteDeliveryDeps,
  { delivery }: OfDelivery,
  { error, statusCode, until }: { error: string; statusCode: number | null; until: number | null },
): Promise<void> {
  if (delivery === null) return;
  // a little later than the outbox goes on by itself, which is what counts
  const nextAttemptAt = new Date((until ?? deps.clock() + whenInDoubtMs) + laterMs);
  await deps.deliveryModel.updateOne(
    { _id: delivery.id, round: delivery.round, status: 'pending' },
    { $set: { nextAttemptAt }, ...attemptOf(deps, { statusCode, error }) },
  );
}

const whenInDoubtMs = 3_600_000;
const laterMs = 60_000;

function attemptOf({ clock }: CompleteDeliveryDeps, attempt: { statusCode: number | null; error: string | null }) {
  const at = new Date(clock());
  return { $push: { attempts: { $each: [{ at, ...attempt }], $slice: -maxStoredAttempts } } };
}
