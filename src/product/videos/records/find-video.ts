import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoModel, VideoRecord } from './video.model.ts';

export interface VideoOfOwner {
  ownerId: number;
  videoId: string;
}

/**
 * The owner's video, even if it has been removed.
 * @throws AppError `not_found` for an id that never existed, or of somebody else's video
 */
export async function findVideo(
  { videos }: { videos: VideoModel },
  { videoId, ownerId }: VideoOfOwner,
): Promise<VideoRecord> {
  const video = await videos.findOne({ _id: videoId, ownerId }).lean<VideoRecord>();
  if (!video) throw noSuchVideo();
  return video;
}

/** @throws AppError `not_found`, also for a removed video */
export async function findExistingVideo(deps: { videos: VideoModel }, owner: VideoOfOwner): Promise<VideoRecord> {
  const video = await findVideo(deps, owner);
  if (video.removedAt) throw noSuchVideo();
  return video;
}

export function noSuchVideo(): AppError {
  return new AppError('not_found', { message: 'There is no such video.' });
}
