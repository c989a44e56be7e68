import type { Transact } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { VideoServices } from '../videos/create-video-services.ts';
import type { VideoModel } from '../videos/records/video.model.ts';
import { findAnyVideo } from './lookup.ts';
import { operatorRefusal } from './operator-refusal.ts';

interface RetryVideoDeps {
  videos: VideoModel;
  videoServices: Pick<VideoServices, 'editVideo' | 'announceWork' | 'cancelVideo'>;
  transact: Transact;
}

/**
 * Queues a failed or cancelled video again, as an edit that changes nothing: stored source and transcript are used
 * again, its owner is notified of the result, and it counts as an edit.
 * @param input.revision revision that was seen to fail; absent = the newest
 * @throws AppError `not_found`; `conflict` when it is queued or ready, or was edited since
 */
export async function retryVideo(
  { videos, videoServices, transact }: RetryVideoDeps,
  { videoId, revision }: { videoId: string; revision?: number },
): Promise<void> {
  await transact(async (transaction) => {
    const video = await findAnyVideo(videos, videoId, transaction);
    if (video.removedAt) throw operatorRefusal('not_found', 'videoDeleted', { videoId });
    if (video.stage === 'processed') throw operatorRefusal('conflict', 'videoReady', { videoId });
    if (video.stage !== 'failed' && video.stage !== 'cancelled') {
      throw operatorRefusal('conflict', 'videoQueued', { videoId });
    }
    if (revision !== undefined && revision !== video.revision) {
      throw operatorRefusal('conflict', 'videoFailedAgain', { videoId });
    }
    await videoServices.editVideo({ ownerId: video.ownerId, videoId, settings: {} }, transaction);
  });
  await videoServices.announceWork();
}

/** @throws AppError `not_found`; `conflict` when the video is not queued */
export async function cancelVideo({ videos, videoServices }: RetryVideoDeps, videoId: string): Promise<void> {
  const { ownerId } = await findAnyVideo(videos, videoId);
  await videoServices.cancelVideo({ ownerId, videoId }).catch((error: unknown) => {
    const isOver = error instanceof AppError && error.code === 'conflict';
    throw isOver ? operatorRefusal('conflict', 'videoNotProcessing', { videoId }) : error;
  });
}
