import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/transaction.ts';
import type { DeliveryModel } from './delivery.model.ts';

/**
 * Notes, within the transaction that ends a revision, that its news is to be sent to a callback address. Recording the
 * same (video, revision, destination) again changes nothing.
 */
export type RecordDelivery = (input: DeliveryToRecord, transaction: Transaction) => Promise<void>;

export interface DeliveryToRecord {
  ownerId: number;
  videoId: string;
  revision: number;
  /** One for each finished revision; letters, digits, `_` and `-`. */
  eventId: string;
  /** The callback URL. */
  destination: string;
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
}

export interface RecordDeps {
  model: DeliveryModel;
  clock: Clock;
  newId: () => string;
}

export function recordDelivery({ model, clock, newId }: RecordDeps): RecordDelivery {
  return async ({ videoId, revision, destination, ownerId, eventId, event }, transaction) => {
    const now = new Date(clock());
    // an insert that meets its twin would end the transaction; an upsert does not
    await model.updateOne(
      { videoId, revision, destination },
      {
        $setOnInsert: {
          _id: newId(),
          eventId,
          ownerId,
          kind: 'callback',
          receiver: new URL(destination).hostname,
          body: callbackBody(event),
          status: 'pending',
          nextAttemptAt: now,
          createdAt: now,
        },
      },
      { upsert: true, session: transaction },
    );
  };
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
