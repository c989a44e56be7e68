import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { VideoFailure } from '../../infra/errors/video-failure.ts';
import { apiFailureMessage } from '../../infra/errors/word-failure.ts';
import { type DeliveryModel, deliveryKinds } from './delivery.model.ts';

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
}

/** The event of a finished revision. The callback's body is made of it once and then stays the same. */
export interface FinishedEvent {
  type: 'video.processed' | 'video.failed';
  /** When the revision ended. */
  timestamp: Date;
  videoId: string;
  status: 'processed' | 'failed';
  videoUrl?: string;
  /** A callback words it once, in English; a chat words it when it is delivered. */
  failure?: VideoFailure;
}

/**
 * Records, within the transaction that ends a revision, that its event is to be sent to a callback address or a chat.
 * Recording the same (video, revision, destination) again changes nothing.
 */
export async function recordDelivery(
  { model, clock, newId }: { model: DeliveryModel; clock: Clock; newId: () => string },
  { videoId, revision, destination, isChat, ownerId, eventId, event }: DeliveryToRecord,
  transaction: Transaction,
): Promise<void> {
  const now = new Date(clock());
  // a duplicate insert would abort the transaction; an upsert does not
  await model.updateOne(
    { videoId, revision, destination },
    {
      $setOnInsert: {
        _id: newId(),
        eventId,
        ownerId,
        ...(isChat ? toChat(destination, event) : toCallback(destination, event)),
        status: 'pending',
        nextAttemptAt: now,
        createdAt: now,
      },
    },
    { upsert: true, session: transaction },
  );
}

/** Ends the pending deliveries of a deleted video. An attempt that is running cannot be stopped. */
export async function cancelDeliveries(model: DeliveryModel, videoId: string, transaction: Transaction): Promise<void> {
  await model.updateMany(
    { videoId, status: 'pending' },
    { $set: { status: 'failed', nextAttemptAt: null, lease: null } },
    { session: transaction },
  );
}

function toCallback(destination: string, event: FinishedEvent) {
  return { kind: 'callback' as const, receiver: new URL(destination).hostname, body: callbackBody(event) };
}

function toChat(chatKey: string, event: FinishedEvent) {
  const kind = deliveryKinds.find((one) => chatKey.startsWith(`${one}:`));
  if (!kind) throw new Error('this is not a chat key');
  return { kind, receiver: chatKey, body: JSON.stringify(event) };
}

/** The exact text that is signed and sent. */
export function callbackBody(event: FinishedEvent & { test?: true }): string {
  const { type, timestamp, videoId, status, videoUrl, failure, test } = event;
  return JSON.stringify({
    type,
    timestamp: timestamp.toISOString(),
    video_id: videoId,
    status,
    video_url: videoUrl,
    message: failure && apiFailureMessage(failure),
    test,
  });
}
