import type { Transaction } from '../../../../infra/database/transaction.ts';
import type { VideoModel, VideoRecord } from '../../../../product/videos/records/video.model.ts';

/**
 * Which one a waiting video is, from 1; people with little in hand may be taken earlier. 1 for one that waits no more.
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
