import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoOfOwner } from '../video-services.ts';
import type { OutputModel, OutputRecord } from './output.model.ts';
import { toVideoView } from './to-video-view.ts';
import type { VideoModel, VideoRecord } from './video.model.ts';
import type { VideoView } from './video-view.ts';

export interface ReadVideoDeps {
  videos: VideoModel;
  outputs: OutputModel;
  publicBaseUrl: string;
}

/**
 * The owner's own video, also one that is gone (status `gone`).
 * @throws AppError `not_found` for an id that never was, or is somebody else's
 */
export async function getVideo(deps: ReadVideoDeps, owner: VideoOfOwner): Promise<VideoView> {
  const video = await findVideo(deps, owner);
  const output = video.outputToken ? await deps.outputs.findById(video.outputToken).lean<OutputRecord>() : null;
  return toVideoView(video, output, deps.publicBaseUrl);
}

/** @throws AppError `not_found` */
export async function findVideo(
  { videos }: Pick<ReadVideoDeps, 'videos'>,
  { videoId, ownerId }: VideoOfOwner,
): Promise<VideoRecord> {
  const video = await videos.findOne({ _id: videoId, ownerId }).lean<VideoRecord>();
  if (!video) throw new AppError('not_found', { message: 'There is no such video.' });
  return video;
}

/** @throws AppError `not_found`, also for a video that is gone */
export async function findExistingVideo(
  deps: Pick<ReadVideoDeps, 'videos'>,
  owner: VideoOfOwner,
): Promise<VideoRecord> {
  const video = await findVideo(deps, owner);
  if (video.removedAt) throw new AppError('not_found', { message: 'There is no such video.' });
  return video;
}
