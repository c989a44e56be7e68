import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { type DeliveryModel, maxStoredAttempts } from '../../../product/delivery/delivery.model.ts';
import type { StoredProblem } from '../../../product/delivery/delivery-problem.ts';
import { type OutboxModel, type OutboxRecord, unsent } from './outbox.model.ts';

export interface CompleteDeliveryDeps {
  outbox: OutboxModel;
  deliveryModel: DeliveryModel;
  clock: Clock;
}

/** Records that an outbox entry was sent or dropped, and completes its delivery when it was the last entry. */
export async function endEntry(
  deps: CompleteDeliveryDeps,
  entry: OutboxRecord,
  end: Pick<OutboxRecord, 'status' | 'problem'> & Partial<OutboxRecord>,
  transaction: Transaction,
): Promise<void> {
  const endedAt = new Date(deps.clock());
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { ...end, endedAt } }, { session: transaction });
  await completeDelivery(deps, entry, end.problem, transaction);
}

/** Completes a delivery once none of its entries is left to send: `delivered` when at least one was sent. */
async function completeDelivery(
  deps: CompleteDeliveryDeps,
  { delivery }: OutboxRecord,
  problem: StoredProblem | null,
  transaction: Transaction,
): Promise<void> {
  if (delivery === null) return;
  const entries = { 'delivery.id': delivery.id, 'delivery.round': delivery.round };
  const isOpen = await deps.outbox.exists({ ...entries, status: unsent }).session(transaction);
  if (isOpen) return;
  const isSent = await deps.outbox.exists({ ...entries, status: 'sent' }).session(transaction);
  await deps.deliveryModel.updateOne(
    { _id: delivery.id, round: delivery.round, status: 'pending' },
    {
      $set: { status: isSent ? 'delivered' : 'failed', nextAttemptAt: null, lease: null },
      ...pushAttempt(deps, { statusCode: null, error: isSent ? null : problem }),
    },
    { session: transaction },
  );
}

/**
 * Records a failed attempt of a delivery that goes on.
 * @param attempt.until when it is tried again, in milliseconds since 1970; null = when the person writes again
 */
export async function recordAttempt(
  deps: CompleteDeliveryDeps,
  { delivery }: Pick<OutboxRecord, 'delivery'>,
  { error, statusCode, until }: { error: StoredProblem; statusCode: number | null; until: number | null },
): Promise<void> {
  if (delivery === null) return;
  // a little later than the outbox itself, which does the sending
  const nextAttemptAt = new Date((until ?? deps.clock() + unknownWaitMs) + marginMs);
  await deps.deliveryModel.updateOne(
    { _id: delivery.id, round: delivery.round, status: 'pending' },
    { $set: { nextAttemptAt }, ...pushAttempt(deps, { statusCode, error }) },
  );
}

const unknownWaitMs = 3_600_000;
const marginMs = 60_000;

function pushAttempt(
  { clock }: CompleteDeliveryDeps,
  attempt: { statusCode: number | null; error: StoredProblem | null },
) {
  const at = new Date(clock());
  return { $push: { attempts: { $each: [{ at, ...attempt }], $slice: -maxStoredAttempts } } };
}
