import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type Clock, systemClock } from '../../infra/clock.ts';
import { createGuardedAgents, type GuardOptions } from '../../infra/fetching/guarded-agents.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { VideoOfOwner } from '../videos/video-services.ts';
import { type AttemptOutcome, attemptDelivery } from './attempt-delivery.ts';
import { AttemptLimits } from './attempt-limits.ts';
import { type CancelDeliveries, cancelDeliveries } from './cancel-deliveries.ts';
import { claimDelivery, nextDueAt } from './claim-delivery.ts';
import { createDeliveryModel, type DeliveryDocument, type DeliveryKind } from './delivery.model.ts';
import type { DeliveryView, TestEventResult } from './delivery-services.ts';
import { freeDeliveriesOfDeadProcesses } from './free-deliveries.ts';
import { listDeliveries } from './list-deliveries.ts';
import { type RecordDelivery, recordDelivery } from './record-delivery.ts';
import { redeliver } from './redeliver.ts';
import { type SendResult, sendCallback } from './send-callback.ts';
import { createTestLimiter, sendTestEvent } from './send-test-event.ts';

export interface Deliveries {
  record: RecordDelivery;
  /**
   * Makes one attempt at what has been due longest, at most 15 s long. Call it many times in parallel: receivers are
   * kept apart. `idle` = nothing can be sent at the moment; see `nextDueAt`.
   * @throws the signal's reason when aborted; the delivery stays due
   */
  attemptNext(signal: AbortSignal): Promise<AttemptOutcome | 'idle'>;
  /** When to call `attemptNext` again after `idle`; null when nothing is pending. */
  nextDueAt(): Promise<Date | null>;
  /** Of the owner's own video, newest first; empty for anybody else's. */
  list(owner: VideoOfOwner): Promise<DeliveryView[]>;
  /** Sends it again at once under the same event id. @throws AppError `not_found` */
  redeliver(input: VideoOfOwner & { deliveryId: string }): Promise<void>;
  /** @throws AppError `invalid_input` on `url` */
  sendTestEvent(input: { userId: number; url: string }): Promise<TestEventResult>;
  cancel: CancelDeliveries;
  /** Makes what processes of this machine held when they died due again, at once. */
  freeOfDeadProcesses(): Promise<void>;
}

export interface DeliveriesOptions extends GuardOptions {
  connection: Connection;
  /** The account's callback secrets, `whsec_…`; every one signs. */
  callbackSecrets: (userId: number) => Promise<string[]>;
  logger: Logger;
  /** Without a slash at its end. */
  publicBaseUrl: string;
  /** Names this process in claims. */
  workerId: string;
  /** How news gets into chats; absent = it waits until a process that can has taken it. */
  deliverToChat?: (delivery: DeliveryDocument) => Promise<SendResult>;
  /** The messengers at hand. */
  chatKinds?: readonly Exclude<DeliveryKind, 'callback'>[];
  clock?: Clock;
  /** Makes delivery ids, and those of test events. */
  newId?: () => string;
  /** 0 ≤ random < 1, for the jitter. */
  random?: () => number;
  attemptTimeoutMs?: number;
}

export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { connection, clock = systemClock, random = Math.random, newId = randomUUID } = options;
  const { callbackSecrets, publicBaseUrl, logger, workerId, attemptTimeoutMs = 15_000 } = options;
  const model = createDeliveryModel(connection);
  const limits = new AttemptLimits();
  const { deliverToChat, chatKinds = [] } = options;
  const kinds = ['callback' as const, ...(deliverToChat ? chatKinds : [])];
  const claiming = { model, limits, kinds, clock, workerId };
  const sending = {
    callbackSecrets,
    agents: createGuardedAgents(options),
    rule: options,
    clock,
    timeoutMs: attemptTimeoutMs,
  };
  const testing = { ...sending, publicBaseUrl, newId, limiter: createTestLimiter() };
  const attempting = {
    model,
    clock,
    random,
    logger,
    send: (delivery: DeliveryDocument, signal: AbortSignal): Promise<SendResult> => {
      if (delivery.kind !== 'callback' && deliverToChat) return deliverToChat(delivery);
      return sendCallback(sending, delivery, signal);
    },
  };
  const claimInTurn = oneAtATime(async () => {
    const delivery = await claimDelivery(claiming);
    if (delivery !== null) limits.enter(delivery);
    return delivery;
  });

  return {
    record: recordDelivery({ model, clock, newId }),
    async attemptNext(signal) {
      signal.throwIfAborted();
      const delivery = await claimInTurn();
      if (delivery === null) return 'idle';
      try {
        return await attemptDelivery(attempting, delivery, signal);
      } finally {
        limits.leave(delivery);
      }
    },
    nextDueAt: () => nextDueAt(claiming),
    list: (owner) => listDeliveries(model, owner),
    redeliver: (input) => redeliver({ model, clock }, input),
    sendTestEvent: (input) => sendTestEvent(testing, input),
    cancel: cancelDeliveries(model),
    freeOfDeadProcesses: () => freeDeliveriesOfDeadProcesses(model),
  };
}

/** Two claims at once would each count the places before the other has taken one. */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
