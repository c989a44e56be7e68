import { AppError } from '../../../infra/errors/app-error.ts';
import { type VideoFailure, videoFailure } from '../../../infra/errors/video-failure.ts';
import { type EndVideoDeps, failVideo } from '../ending/end-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoView } from '../records/video-view.ts';
import type { VideoDeps } from '../video-deps.ts';
import { type GetVideoDeps, getVideo } from './get-video.ts';
import { takeBackEdit } from './take-back-edit.ts';
import { wakeWorkers } from './wake-workers.ts';

export type CancelVideoDeps = EndVideoDeps & GetVideoDeps & VideoDeps<'queue' | 'logger'>;

/**
 * Stops the current revision. The last good output stays. What was handed out of a video without an output is billed:
 * the failure's `billedSeconds`, see {@link billedOf}.
 * @param takesBack text and settings are to be again what the last output shows; the failure then says `takenBack`, see {@link takeBackEdit}
 * @throws AppError `not_found`; `conflict` when the video is not being processed
 */
export async function cancelVideo(
  deps: CancelVideoDeps,
  { takesBack = false, ...owner }: VideoOfOwner & { takesBack?: boolean },
): Promise<VideoView> {
  const video = await findExistingVideo(deps, owner);
  const cancelled = await failVideo(
    deps,
    { _id: video._id, revision: video.revision, stage: { $in: [...workingStages] }, removedAt: null },
    videoFailure('cancelled', { args: {} }),
    takesBack ? (video, transaction) => takeBackEdit(deps, video, transaction) : undefined,
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
