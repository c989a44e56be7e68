import type { Clock } from '../../infra/clock.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type DeliveryModel, type DeliveryRecord, maxStoredAttempts } from './delivery.model.ts';
import { nextWaitMs } from './delivery-schedule.ts';
import type { AttemptResult, SendResult } from './send-callback.ts';

interface AttemptDeps {
  model: DeliveryModel;
  clock: Clock;
  random: () => number;
  logger: Logger;
  send: (delivery: DeliveryRecord, signal: AbortSignal) => Promise<SendResult>;
}

export type AttemptOutcome = 'sent' | 'retry' | 'failed' | 'queued_in_chat';

/**
 * Makes one attempt at a claimed delivery and records it. When the claim was lost meanwhile (redelivered, cancelled,
 * expired), the attempt is still recorded, but it does not change the delivery's status.
 * @throws the signal's reason when the caller aborts; the claim is then given back
 */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: DeliveryRecord,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const at = new Date(deps.clock());
  const result = await deps.send(delivery, signal).catch(async (error: unknown) => {
    // after any error other than an abort the lease is left to expire, so that the delivery is not retried in a loop
    if (signal.aborted) await deps.model.updateOne(heldBy(delivery), { $set: { lease: null } });
    throw error;
  });
  if (result.outcome === 'queued_in_chat') {
    const nextAttemptAt = new Date(deps.clock() + result.checkAgainAfterMs);
    await deps.model.updateOne(heldBy(delivery), { $set: { nextAttemptAt, lease: null } });
    return result.outcome;
  }
  const next = decide(deps, delivery, result);
  const attempt = { at, statusCode: result.statusCode, error: result.error };
  const push = { $push: { attempts: { $each: [attempt], $slice: -maxStoredAttempts } } };
  const { matchedCount } = await deps.model.updateOne(heldBy(delivery), {
    ...push,
    $set: { ...next.set, lease: null },
  });
  if (matchedCount === 0) await deps.model.updateOne({ _id: delivery._id }, push);

  const { _id: deliveryId, videoId, eventId } = delivery;
  deps.logger.info({ deliveryId, videoId, eventId, ...attempt, outcome: next.outcome }, 'delivery attempted');
  return next.outcome;
}

const heldBy = ({ _id, claims, lease }: DeliveryRecord) => ({ _id, claims, 'lease.owner': lease?.owner });

interface Decision {
  outcome: AttemptOutcome;
  set: Partial<Pick<DeliveryRecord, 'status' | 'nextAttemptAt' | 'retriesUsed'>>;
}

function decide({ clock, random }: AttemptDeps, { retriesUsed }: DeliveryRecord, result: AttemptResult): Decision {
  if (result.outcome === 'sent') return { outcome: 'sent', set: { status: 'delivered', nextAttemptAt: null } };
  const waitMs =
    result.outcome === 'gone' ? null : nextWaitMs({ retriesUsed, retryAfterMs: result.retryAfterMs, random: random() });
  if (waitMs === null) return { outcome: 'failed', set: { status: 'failed', nextAttemptAt: null } };
  const nextAttemptAt = new Date(clock() + waitMs);
  return { outcome: 'retry', set: { nextAttemptAt, retriesUsed: retriesUsed + 1 } };
}
