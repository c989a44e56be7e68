import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoModel, VideoRecord } from '../../videos/records/video.model.ts';

/** A video whoever owns it, also one that is gone. @throws AppError `not_found` */
export async function findAnyVideo(
  videos: VideoModel,
  videoId: string,
  transaction?: Transaction,
): Promise<VideoRecord> {
  const query = videos.findById(videoId).lean<VideoRecord>();
  const video = await (transaction ? query.session(transaction) : query);
  if (!video) throw new AppError('not_found', { message: `There is no video ${videoId}.` });
  return video;
}
