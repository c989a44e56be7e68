import { AppError } from '../../../infra/errors/app-error.ts';
import { type VideoFailure, videoFailure } from '../../../infra/errors/video-failure.ts';
import { type EndVideoDeps, failVideo } from '../ending/end-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoView } from '../records/video-view.ts';
import type { VideoDeps } from '../video-deps.ts';
import { type GetVideoDeps, getVideo } from './get-video.ts';
import { wakeWorkers } from './wake-workers.ts';

export type CancelVideoDeps = EndVideoDeps & GetVideoDeps & VideoDeps<'queue' | 'logger'>;

/**
 * Stops the current revision. The last good output stays. What was handed out of a video without an output is billed:
 * the failure's `billedSeconds`, see {@link billedOf}.
 * @throws AppError `not_found`; `conflict` when the video is not being processed
 */
export async function cancelVideo(deps: CancelVideoDeps, owner: VideoOfOwner): Promise<VideoView> {
  const video = await findExistingVideo(deps, owner);
  const cancelled = await failVideo(
    deps,
    { _id: video._id, revision: video.revision, stage: { $in: [...workingStages] }, removedAt: null },
    videoFailure('cancelled', { args: {} }),
  );
  if (!cancelled)
    throw new AppError('conflict', { message: 'The video is not being processed, so it cannot be cancelled.' });
  await wakeWorkers(deps, 'deliver');
  return getVideo(deps, owner);
}

/** The seconds that stopping a video has billed. */
export function billedOf(failure: Pick<VideoFailure, 'args'> | null): number {
  return Number(failure?.args.billedSeconds ?? 0);
}
