import type { Transact } from '../../infra/database/transaction.ts';
import type { VideoServices } from '../videos/create-video-services.ts';
import type { VideoModel } from '../videos/records/video.model.ts';
import { operatorRefusal } from './operator-refusal.ts';
import { findAnyVideo } from './reports/find-any-video.ts';

export interface RetryVideoDeps {
  videos: VideoModel;
  videoServices: Pick<VideoServices, 'editVideo' | 'announceWork'>;
  transact: Transact;
}

/**
 * Puts a video that has failed, or was cancelled, back in line as an edit that changes nothing: what is kept of its
 * source and transcript is used, its owner is told how it ends, and it counts as an edit.
 * @param input.revision the one that was seen to fail; absent = whichever it is
 * @throws AppError `not_found`; `conflict` when it is in line or ready, or has been edited since
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
