import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { VideoStatus, VideoView } from '../../../product/videos/records/video-view.ts';
import type { Services } from '../../services.ts';
import type { UserCall } from '../routing/route.ts';

/** A video that has not been deleted. */
export type Existing<V extends { status: VideoStatus }> = V & { status: Exclude<VideoStatus, 'gone'> };

export function isExisting<V extends { status: VideoStatus }>(video: V): video is Existing<V> {
  return video.status !== 'gone';
}

/** The video of the call's path, if it is the caller's. */
export function videoOf(call: UserCall): VideoOfOwner {
  return { ownerId: call.userId, videoId: call.params.id ?? '' };
}

/** @throws AppError `not_found`, also for a deleted video */
export async function findExistingVideo(videos: Services['videos'], video: VideoOfOwner): Promise<Existing<VideoView>> {
  const found = await videos.getVideo(video);
  if (isExisting(found)) return found;
  throw new AppError('not_found', { message: 'There is no such video.' });
}
