import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { VideoFailureCode } from '../../infra/errors/error-codes.ts';
import { type DeliveryModel, deliveryKinds } from './delivery.model.ts';

/**
 * Notes, within the transaction that ends a revision, that its news is to be sent to a callback address or a chat.
 * Recording the same (video, revision, destination) again changes nothing.
 */
export type RecordDelivery = (input: DeliveryToRecord, transaction: Transaction) => Promise<void>;

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

/** What is told; the body of the callback is made of it once and for all. */
export interface FinishedEvent {
  type: 'video.processed' | 'video.failed';
  /** When the revision ended. */
  timestamp: Date;
  videoId: string;
  status: 'processed' | 'failed';
  videoUrl?: string;
  message?: string;
  /** Of a failure; for chats, which have words of their own for it. */
  code?: VideoFailureCode;
}

export interface RecordDeps {
  model: DeliveryModel;
  clock: Clock;
  newId: () => string;
}

export function recordDelivery({ model, clock, newId }: RecordDeps): RecordDelivery {
  return async ({ videoId, revision, destination, isChat, ownerId, eventId, event }, transaction) => {
    const now = new Date(clock());
    // an insert that meets its twin would end the transaction; an upsert does not
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
  };
}

function toCallback(destination: string, event: FinishedEvent) {
  return { kind: 'callback' as const, receiver: new URL(destination).hostname, body: callbackBody(event) };
}

function toChat(chatKey: string, event: FinishedEvent) {
  const kind = deliveryKinds.find((one) => chatKey.startsWith(`${one}:`));
  if (!kind) throw new Error('that is no key of a chat');
  return { kind, receiver: chatKey, body: JSON.stringify(event) };
}

/** The bytes that are sent and signed. */
export function callbackBody(event: FinishedEvent & { test?: true }): string {
  const { type, timestamp, videoId, status, videoUrl, message, test } = event;
  return JSON.stringify({
    type,
    timestamp: timestamp.toISOString(),
    video_id: videoId,
    status,
    video_url: videoUrl,
    message,
    test,
  });
}
