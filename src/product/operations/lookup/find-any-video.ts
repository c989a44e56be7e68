import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoModel, VideoRecord } from '../../videos/records/video.model.ts';
import { operatorRefusal } from './operator-refusal.ts';

/** A video of any owner, also a removed one. @throws AppError `not_found` */
export async function findAnyVideo(
  videos: VideoModel,
  videoId: string,
  transaction?: Transaction,
): Promise<VideoRecord> {
  const query = videos.findById(videoId).lean<VideoRecord>();
  const video = await (transaction ? query.session(transaction) : query);
  if (!video) throw operatorRefusal('not_found', 'noVideo', { videoId });
  return video;
}
