import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import type { Services } from '../../services.ts';
import type { UserCall } from '../routing/route.ts';
import { type Existing, isExisting } from './video.presenter.ts';

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
