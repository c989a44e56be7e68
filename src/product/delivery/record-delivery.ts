import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { type DeliveryModel, deliveryKinds } from './delivery.model.ts';
import { callbackBody, type FinishedEvent } from './finished-event.ts';
import type { VideoOfDeliveries } from './list-deliveries.ts';
import { receiverOf } from './receiver.ts';
import { laneOfReceiver } from './slow-receivers.ts';

export interface DeliveryToRecord {
  ownerId: number;
  videoId: string;
  revision: number;
  /** One for each finished revision; letters, digits, `_` and `-`. */
  eventId: string;
  /** The callback URL, or a chat's key. */
  destination: string;
  isChat?: true;
  event: FinishedEvent;
  /** `traceparent` of what its attempts belong to. */
  trace?: string | null;
}

/**
 * Records, within the transaction that ends a revision, that its event is to be sent to a callback address or a chat.
 * Recording the same (video, revision, destination) again changes nothing.
 */
export async function recordDelivery(
  { model, clock, newId }: { model: DeliveryModel; clock: Clock; newId: () => string },
  { videoId, revision, destination, isChat, ownerId, eventId, event, trace }: DeliveryToRecord,
  transaction: Transaction,
): Promise<void> {
  const now = new Date(clock());
  const message = isChat ? toChat(destination, event) : ({ kind: 'callback', body: callbackBody(event) } as const);
  const { receiver, queueKey } = receiverOf({ ownerId, kind: message.kind, destination });
  // a duplicate insert would abort the transaction; an upsert does not
  await model.updateOne(
    { videoId, revision, destination },
    {
      $setOnInsert: {
        _id: newId(),
        eventId,
        ownerId,
        ...message,
        receiver,
        queueKey,
        lane: await laneOfReceiver(model, { ownerId, receiver }, transaction),
        status: 'pending',
        nextAttemptAt: now,
        createdAt: now,
        ...(trace ? { trace } : {}),
      },
    },
    { upsert: true, session: transaction },
  );
}

function toChat(chatKey: string, event: FinishedEvent) {
  const kind = deliveryKinds.find((one) => chatKey.startsWith(`${one}:`));
  if (!kind) throw new Error('this is not a chat key');
  return { kind, body: JSON.stringify(event) };
}

/** Ends the pending deliveries of a deleted video. An attempt that is running cannot be stopped. */
export async function cancelDeliveries(model: DeliveryModel, videoId: string, transaction: Transaction): Promise<void> {
  await model.updateMany(
    { videoId, status: 'pending' },
    { $set: { status: 'failed', nextAttemptAt: null, lease: null } },
    { session: transaction },
  );
}

/**
 * Makes a delivery due at once, whatever its status, with the same event id and body. Its retry schedule starts over.
 * @throws AppError `not_found`
 */
export async function redeliver(
  { model, clock }: { model: DeliveryModel; clock: Clock },
  { ownerId, videoId, deliveryId }: VideoOfDeliveries & { deliveryId: string },
): Promise<void> {
  // the lease ends too: a running attempt may have been answered before this request and must not overwrite it
  const { matchedCount } = await model.updateOne(
    { _id: deliveryId, videoId, ownerId },
    {
      $set: { status: 'pending', nextAttemptAt: new Date(clock()), retriesUsed: 0, lease: null },
      $inc: { round: 1 },
    },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such delivery.' });
}
