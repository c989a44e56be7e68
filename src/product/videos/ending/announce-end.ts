import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
import type { FinishedEvent, RecordDelivery } from '../../delivery/record-delivery.ts';
import type { VideoRecord } from '../records/video.model.ts';

export interface AnnounceEndDeps {
  recordDelivery: RecordDelivery;
  chatsToNotify: ChatsToNotify;
}

/** The chats (see `chatKeyOf`) that are to be told how a video ended. */
export type ChatsToNotify = (
  video: Pick<VideoRecord, 'ownerId' | 'callbackUrl' | 'chatKey'>,
  transaction: Transaction,
) => Promise<string[]>;

export type VideoEnd =
  | { status: 'processed'; videoUrl: string }
  | { status: 'failed'; code: VideoFailureCode; message: string };

/**
 * Notes, in the transaction that ends a revision, what is to be told of it, and to whom. One event a finished revision:
 * its id depends on video and revision only.
 */
export async function announceEnd(
  { recordDelivery, chatsToNotify }: AnnounceEndDeps,
  video: Pick<VideoRecord, '_id' | 'ownerId' | 'callbackUrl' | 'chatKey' | 'revision'>,
  end: VideoEnd,
  { at, transaction }: { at: Date; transaction: Transaction },
): Promise<void> {
  const event = eventOf(video._id, end, at);
  const facts = {
    ownerId: video.ownerId,
    videoId: video._id,
    revision: video.revision,
    eventId: `evt_${video._id}_${video.revision}`,
    event,
  };
  if (video.callbackUrl !== null) await recordDelivery({ ...facts, destination: video.callbackUrl }, transaction);
  for (const chatKey of await chatsToNotify(video, transaction)) {
    await recordDelivery({ ...facts, destination: chatKey, isChat: true }, transaction);
  }
}

function eventOf(videoId: string, end: VideoEnd, timestamp: Date): FinishedEvent {
  const facts = { type: `video.${end.status}` as const, timestamp, videoId, status: end.status };
  if (end.status === 'processed') return { ...facts, videoUrl: end.videoUrl };
  return { ...facts, message: end.message, code: end.code };
}
