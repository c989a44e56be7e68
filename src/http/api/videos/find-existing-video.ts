import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import type { VideoOfOwner } from '../../../product/videos/video-services.ts';
import type { Services } from '../../services.ts';
import { isPresent, type Present } from './video.presenter.ts';

/** @throws AppError `not_found`, for a deleted video too */
export async function findPresentVideo(services: Services, owner: VideoOfOwner): Promise<Present<VideoView>> {
  const video = await services.videos.getVideo(owner);
  if (isPresent(video)) return video;
  throw new AppError('not_found', { message: 'There is no such video.' });
}
