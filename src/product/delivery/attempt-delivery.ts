import type { Clock } from '../../infra/clock.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type DeliveryModel, type DeliveryRecord, maxStoredAttempts } from './delivery.model.ts';
import { type StoredProblem, wordProblem } from './delivery-problem.ts';
import type { AttemptResult, SendResult } from './send-callback.ts';
import { moveToLane } from './slow-receivers.ts';

interface AttemptDeps {
  model: DeliveryModel;
  clock: Clock;
  random: () => number;
  logger: Logger;
  send: (delivery: DeliveryRecord, signal: AbortSignal) => Promise<SendResult>;
  /** A receiver that holds an attempt so long is slow, whatever it answers in the end. */
  slowAfterMs: number;
  /** Whether what is stored must be readable by version 1.0.0; default: no such process runs. */
  hasOlderProcesses?: () => Promise<boolean>;
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
): Promise<{ outcome: AttemptOutcome; isSlow: boolean }> {
  const at = new Date(deps.clock());
  const startedMs = performance.now();
  const result = await deps.send(delivery, signal).catch(async (error: unknown) => {
    // after any error other than an abort the lease is left to expire, so that the delivery is not retried in a loop
    if (signal.aborted) await deps.model.updateOne(heldBy(delivery), { $set: { lease: null } });
    throw error;
  });
  const isSlow = performance.now() - startedMs >= deps.slowAfterMs;
  // one slow attempt moves the receiver to the slow lane, one quick attempt moves it back
  if (isSlow !== (delivery.lane === 'slow')) await moveToLane(deps.model, delivery, isSlow ? 'slow' : null);
  if (result.outcome === 'queued_in_chat') {
    const nextAttemptAt = new Date(deps.clock() + result.checkAgainAfterMs);
    await deps.model.updateOne(heldBy(delivery), { $set: { nextAttemptAt, lease: null } });
    return { outcome: result.outcome, isSlow };
  }
  const next = decide(deps, delivery, result);
  const attempt = { at, statusCode: result.statusCode, error: await storedError(deps, result.error) };
  const push = { $push: { attempts: { $each: [attempt], $slice: -maxStoredAttempts } } };
  const { matchedCount } = await deps.model.updateOne(heldBy(delivery), {
    ...push,
    $set: { ...next.set, lease: null },
  });
  if (matchedCount === 0) await deps.model.updateOne({ _id: delivery._id }, push);

  const { _id: deliveryId, videoId, eventId } = delivery;
  deps.logger.info({ deliveryId, videoId, eventId, ...attempt, outcome: next.outcome }, 'delivery attempted');
  return { outcome: next.outcome, isSlow };
}

/** Version 1.0 shows what is stored. */
async function storedError(deps: AttemptDeps, error: AttemptResult['error']): Promise<StoredProblem | null> {
  return error !== null && (await deps.hasOlderProcesses?.()) ? wordProblem(error, 'en') : error;
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

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The wait after each failure; the first attempt is made at once. */
const waitsMs = [5 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 14 * hourMs];

/** A receiver may ask for more time, but not for more than the schedule's own longest wait. */
const maxRetryAfterMs = 14 * hourMs;

interface NextWait {
  /** Waits of the schedule that are used up. */
  retriesUsed: number;
  /** From the receiver's `Retry-After`; null = none. */
  retryAfterMs: number | null;
  /** 0 ≤ random < 1. */
  random: number;
}

/**
 * How long to wait after a failure, with a jitter of ±10 %, so that many deliveries are not retried at the same moment.
 * @returns null when the schedule is used up
 */
export function nextWaitMs({ retriesUsed, retryAfterMs, random }: NextWait): number | null {
  const waitMs = waitsMs[retriesUsed];
  if (waitMs === undefined) return null;
  const jitteredMs = Math.round(waitMs * (0.9 + 0.2 * random));
  return Math.max(jitteredMs, Math.min(retryAfterMs ?? 0, maxRetryAfterMs));
}
