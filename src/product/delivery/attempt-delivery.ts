import type { Clock } from '../../infra/clock.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type DeliveryDocument, type DeliveryModel, keptAttempts } from './delivery.model.ts';
import { nextWaitMs } from './delivery-schedule.ts';
import type { AttemptResult, SendResult } from './send-callback.ts';

export interface AttemptDeps {
  model: DeliveryModel;
  clock: Clock;
  random: () => number;
  logger: Logger;
  send: (delivery: DeliveryDocument, signal: AbortSignal) => Promise<SendResult>;
}

export type AttemptOutcome = 'sent' | 'retry' | 'failed' | 'queued_in_chat';

/**
 * Makes one attempt at a claimed delivery and records it. A claim that was lost meanwhile (asked for again, withdrawn,
 * expired) has its attempt recorded, but no say in what comes next.
 * @throws the signal's reason, the claim given back, when the caller aborts
 */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: DeliveryDocument,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const at = new Date(deps.clock());
  const result = await deps.send(delivery, signal).catch(async (error: unknown) => {
    // stopped by the caller; after any other error the claim runs out by itself, so that nobody spins on it
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
  const push = { $push: { attempts: { $each: [attempt], $slice: -keptAttempts } } };
  const { matchedCount } = await deps.model.updateOne(heldBy(delivery), {
    ...push,
    $set: { ...next.set, lease: null },
  });
  if (matchedCount === 0) await deps.model.updateOne({ _id: delivery._id }, push);

  const { _id: deliveryId, videoId, eventId } = delivery;
  deps.logger.info({ deliveryId, videoId, eventId, ...attempt, outcome: next.outcome }, 'delivery attempted');
  return next.outcome;
}

const heldBy = ({ _id, claims, lease }: DeliveryDocument) => ({ _id, claims, 'lease.owner': lease?.owner });

function decide({ clock, random }: AttemptDeps, { retriesUsed }: DeliveryDocument, result: AttemptResult): Decision {
  if (result.outcome === 'sent') return { outcome: 'sent', set: { status: 'delivered', nextAttemptAt: null } };
  const waitMs =
    result.outcome === 'gone' ? null : nextWaitMs({ retriesUsed, retryAfterMs: result.retryAfterMs, random: random() });
  if (waitMs === null) return { outcome: 'failed', set: { status: 'failed', nextAttemptAt: null } };
  const nextAttemptAt = new Date(clock() + waitMs);
  return { outcome: 'retry', set: { nextAttemptAt, retriesUsed: retriesUsed + 1 } };
}

interface Decision {
  outcome: AttemptOutcome;
  set: Partial<Pick<DeliveryDocument, 'status' | 'nextAttemptAt' | 'retriesUsed'>>;
}
