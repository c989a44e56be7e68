import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import type { VideoOfOwner } from '../../videos/video-services.ts';
import type { VideoView } from '../../videos/video-view.ts';
import { isPresent, type Present } from './video.presenter.ts';

/** @throws AppError `not_found`, for a deleted video too */
export async function findPresentVideo(services: Services, owner: VideoOfOwner): Promise<Present<VideoView>> {
  const video = await services.videos.getVideo(owner);
  if (isPresent(video)) return video;
  throw new AppError('not_found', { message: 'There is no such video.' });
}
