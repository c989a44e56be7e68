import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type Clock, systemClock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { createGuardedAgents, type GuardOptions } from '../../infra/fetching/guarded-agents.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { oneAtATime } from '../../infra/one-at-a-time.ts';
import type { Tracing } from '../../infra/tracing/tracing.ts';
import type { AttemptOutcome } from './attempt-delivery.ts';
import { createAttemptPlaces } from './attempt-places.ts';
import { claimDelivery, freeDeliveriesOfDeadProcesses, nextDueAt } from './claim-delivery.ts';
import { createDeliveryModel, type DeliveryKind, type DeliveryRecord } from './delivery.model.ts';
import type { DeliveryMetrics } from './delivery-metrics.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { listDeliveries, type VideoOfDeliveries } from './list-deliveries.ts';
import { cancelDeliveries, type DeliveryToRecord, recordDelivery, redeliver } from './record-delivery.ts';
import { type SendResult, sendCallback } from './send-callback.ts';
import { createTestLimiter, sendTestEvent } from './send-test-event.ts';
import { traceAttempt } from './trace-attempt.ts';

export interface DeliveriesOptions extends GuardOptions {
  connection: Connection;
  /** The account's callback secrets, `whsec_…`; the request carries one signature for each. */
  callbackSecrets: (userId: number) => Promise<string[]>;
  logger: Logger;
  /** Without a trailing slash. */
  publicBaseUrl: string;
  /** Names this process in leases. */
  workerId: string;
  /** Queues an event in a chat. Absent = chat deliveries wait for a process that can send them. */
  deliverToChat?: (delivery: DeliveryRecord) => Promise<SendResult>;
  /** The messengers that `deliverToChat` can reach. */
  chatKinds?: readonly Exclude<DeliveryKind, 'callback'>[];
  clock?: Clock;
  /** Makes the ids of deliveries and of test events. */
  newId?: () => string;
  /** 0 ≤ random < 1, for the jitter of retries. */
  random?: () => number;
  attemptTimeoutMs?: number;
  /** A receiver that needs so long for an answer is slow; default: a third of the timeout. */
  slowAfterMs?: number;
  /** Attempts at the same time. */
  concurrency?: number;
  metrics?: DeliveryMetrics;
  /** Whether what is stored must be readable by version 1.0.0; default: no such process runs. */
  hasOlderProcesses?: () => Promise<boolean>;
  tracing?: Tracing;
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Binds the actions on deliveries to the database and the network. */
export function createDeliveries(options: DeliveriesOptions) {
  const { connection, clock = systemClock, random = Math.random, newId = randomUUID } = options;
  const { callbackSecrets, publicBaseUrl, logger, workerId, attemptTimeoutMs = 15_000 } = options;
  const { slowAfterMs = attemptTimeoutMs / 3 } = options;
  const { deliverToChat, chatKinds = [], metrics, hasOlderProcesses, tracing } = options;
  const model = createDeliveryModel(connection);
  const places = createAttemptPlaces(options.concurrency);
  const kinds = ['callback' as const, ...(deliverToChat ? chatKinds : [])];
  const claiming = { model, places, kinds, clock, workerId };
  const posting = { agents: createGuardedAgents(options), rule: options, clock, timeoutMs: attemptTimeoutMs };
  const sending = { ...posting, callbackSecrets };
  const testing = { ...sending, publicBaseUrl, newId, limiter: createTestLimiter() };
  const send = (delivery: DeliveryRecord, signal: AbortSignal): Promise<SendResult> => {
    if (delivery.kind !== 'callback' && deliverToChat) return deliverToChat(delivery);
    return sendCallback(sending, delivery, signal);
  };
  // two claims at the same time would both count the attempts before either has added its own
  const claimPlace = oneAtATime(async () => {
    const delivery = await claimDelivery(claiming);
    return delivery && { delivery, leave: places.enter(delivery) };
  });
  const attempting = { model, clock, random, logger, send, slowAfterMs, hasOlderProcesses, tracing };
  /**
   * Begins one attempt at the next delivery for which there is a place; null when there is none, see `nextDueAt`. Call it
   * until then, and again whenever an attempt has ended: the places are limited, also for each account and receiver.
   */
  const startNext = async (signal: AbortSignal): Promise<{ ended: Promise<AttemptOutcome> } | null> => {
    signal.throwIfAborted();
    const claimed = await claimPlace();
    if (claimed === null) return null;
    const { delivery, leave } = claimed;
    const attempt = traceAttempt(attempting, delivery, signal);
    const ended = attempt.then(
      ({ outcome, isSlow }) => {
        leave({ isSlow });
        metrics?.attempted(delivery.kind, outcome);
        return outcome;
      },
      (error) => {
        leave({ isSlow: true });
        throw error;
      },
    );
    return { ended };
  };

  return {
    record: (input: DeliveryToRecord, transaction: Transaction) =>
      recordDelivery({ model, clock, newId }, input, transaction),
    startNext,
    /**
     * Makes one attempt, see `startNext`; takes at most 15 s.
     * @throws the signal's reason when aborted; the delivery stays due
     */
    attemptNext: async (signal: AbortSignal): Promise<AttemptOutcome | 'idle'> =>
      (await startNext(signal))?.ended ?? 'idle',
    nextDueAt: () => nextDueAt(claiming),
    list: (video: VideoOfDeliveries) => listDeliveries(model, video),
    redeliver: (input: Parameters<typeof redeliver>[1]) => redeliver({ model, clock }, input),
    sendTestEvent: (input: Parameters<typeof sendTestEvent>[1]) => sendTestEvent(testing, input),
    cancel: (videoId: string, transaction: Transaction) => cancelDeliveries(model, videoId, transaction),
    freeOfDeadProcesses: () => freeDeliveriesOfDeadProcesses(model),
    forgetOld: (retentionDays: number) => forgetDeliveries({ model, clock }, retentionDays),
  };
}
