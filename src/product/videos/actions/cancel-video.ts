import { AppError } from '../../../infra/errors/app-error.ts';
import { type EndVideoDeps, failVideo } from '../ending/fail-video.ts';
import { findExistingVideo, getVideo, type ReadVideoDeps } from '../records/find-video.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoView } from '../records/video-view.ts';
import type { VideoOfOwner } from '../video-services.ts';

/**
 * Stops the revision in hand; the last good output stays.
 * @throws AppError `not_found`, `conflict` when it is not processing
 */
export async function cancelVideo(deps: EndVideoDeps & ReadVideoDeps, owner: VideoOfOwner): Promise<VideoView> {
  const video = await findExistingVideo(deps, owner);
  const cancelled = await failVideo(
    deps,
    { _id: video._id, revision: video.revision, stage: { $in: [...workingStages] }, removedAt: null },
    { code: 'cancelled', message: 'The video was cancelled.' },
  );
  if (!cancelled)
    throw new AppError('conflict', { message: 'The video is not being processed, so it cannot be cancelled.' });
  return getVideo(deps, owner);
}
