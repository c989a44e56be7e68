import type { Transaction } from '../database/transaction.ts';
import type { RecordDelivery } from '../delivery/record-delivery.ts';
import type { VideoRecord } from './video.model.ts';

/**
 * Notes, in the transaction that ends a revision, what is to be told of it. One event a finished revision: its id
 * depends on video and revision only.
 */
export async function announceEnd(
  recordDelivery: RecordDelivery,
  video: Pick<VideoRecord, '_id' | 'ownerId' | 'callbackUrl' | 'revision'>,
  end: { status: 'processed'; videoUrl: string } | { status: 'failed'; message: string },
  { at, transaction }: { at: Date; transaction: Transaction },
): Promise<void> {
  if (video.callbackUrl === null) return;
  await recordDelivery(
    {
      ownerId: video.ownerId,
      videoId: video._id,
      revision: video.revision,
      eventId: `evt_${video._id}_${video.revision}`,
      destination: video.callbackUrl,
      event: {
        type: `video.${end.status}`,
        timestamp: at,
        videoId: video._id,
        status: end.status,
        ...(end.status === 'processed' ? { videoUrl: end.videoUrl } : { message: end.message }),
      },
    },
    transaction,
  );
}
