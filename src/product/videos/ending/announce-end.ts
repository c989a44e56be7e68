import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoFailure } from '../../../infra/errors/video-failure.ts';
import type { Deliveries } from '../../delivery/create-deliveries.ts';
import type { FinishedEvent } from '../../delivery/record-delivery.ts';
import type { VideoRecord } from '../records/video.model.ts';

export interface AnnounceEndDeps {
  recordDelivery: Deliveries['record'];
  chatsToNotify: ChatsToNotify;
}

/** The keys (see `chatKeyOf`) of the chats that are notified when a video ends. */
export type ChatsToNotify = (
  video: Pick<VideoRecord, 'ownerId' | 'callbackUrl' | 'chatKey'>,
  transaction: Transaction,
) => Promise<string[]>;

type VideoEnd = { status: 'processed'; videoUrl: string } | { status: 'failed'; failure: VideoFailure };

/**
 * Records a delivery for each receiver of a revision's end, in the transaction that ends the revision. Each finished
 * revision has one event: its id depends on video and revision only.
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
  return end.status === 'processed' ? { ...facts, videoUrl: end.videoUrl } : { ...facts, failure: end.failure };
}
