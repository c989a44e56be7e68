import type { Transaction } from '../../../../infra/database/transaction.ts';
import type { VideoModel, VideoRecord } from '../../../../product/videos/records/video.model.ts';

/**
 * The position of a queued video, from 1; 1 also for a video that is no longer queued. Videos of people with few videos
 * in work may be taken earlier.
 */
export async function queuePositionOf(
  videos: VideoModel,
  { videoId, transaction }: { videoId: string; transaction?: Transaction },
): Promise<number> {
  const session = transaction ?? null;
  const video = await videos.findById(videoId, { queuedAt: 1, stage: 1 }).session(session).lean<VideoRecord>();
  if (video?.stage !== 'queued') return 1;
  const before = { stage: 'queued' as const, removedAt: null, queuedAt: { $lt: video.queuedAt } };
  return 1 + (await videos.countDocuments(before).session(session));
}
