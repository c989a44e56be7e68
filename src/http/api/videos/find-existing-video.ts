import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import type { Services } from '../../services.ts';
import { type Existing, isExisting } from './video.presenter.ts';

/** @throws AppError `not_found`, for a deleted video too */
export async function findExistingVideo(services: Services, owner: VideoOfOwner): Promise<Existing<VideoView>> {
  const video = await services.videos.getVideo(owner);
  if (isExisting(video)) return video;
  throw new AppError('not_found', { message: 'There is no such video.' });
}
