import { AppError } from '../../../infra/errors/app-error.ts';
import { videoFailure } from '../../../infra/errors/video-failure.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { type EndVideoDeps, failVideo } from '../ending/fail-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoView } from '../records/video-view.ts';
import { type GetVideoDeps, getVideo } from './get-video.ts';
import { wakeWorkers } from './wake-workers.ts';

export type CancelVideoDeps = EndVideoDeps & GetVideoDeps & { queue: Queue; logger: Logger };

/**
 * Stops the current revision. The last good output stays.
 * @throws AppError `not_found`; `conflict` when the video is not being processed
 */
export async function cancelVideo(deps: CancelVideoDeps, owner: VideoOfOwner): Promise<VideoView> {
  const video = await findExistingVideo(deps, owner);
  const cancelled = await failVideo(
    deps,
    { _id: video._id, revision: video.revision, stage: { $in: [...workingStages] }, removedAt: null },
    videoFailure('cancelled', {}),
  );
  if (!cancelled)
    throw new AppError('conflict', { message: 'The video is not being processed, so it cannot be cancelled.' });
  await wakeWorkers(deps, 'deliver');
  return getVideo(deps, owner);
}
