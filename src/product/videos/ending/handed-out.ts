import { billedSeconds } from '../../billing/video-charges.ts';
import { fieldsWith, findExistingVideo, type VideoOfOwner, type VideoWith } from '../records/find-video.ts';
import type { LargeField, VideoRecord } from '../records/video.model.ts';
import { isWorking, workingStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

/**
 * What somebody got of a video that is not finished: it is billed when the video is stopped or deleted. A video with an
 * output has been paid for, so nothing is recorded for it.
 */
type HandedOut = Pick<VideoRecord, 'captionsHandedOut' | 'previewHandedOutMs' | 'facts'>;

const unfinished = { stage: { $in: [...workingStages] }, outputToken: null, removedAt: null };

function isUnfinished({ stage, outputToken }: Pick<VideoRecord, 'stage' | 'outputToken'>): boolean {
  return isWorking(stage) && outputToken === null;
}

/**
 * The owner's video, after recording that its captions are handed out.
 * @param large the large fields that are read too
 * @throws AppError `not_found`, also for a removed video
 */
export async function findVideoToHandOut<Large extends LargeField>(
  deps: VideoDeps<'videos'>,
  owner: VideoOfOwner,
  large: readonly Large[],
): Promise<VideoWith<Large>> {
  return recordCaptionsHandedOut(deps, await findExistingVideo(deps, owner, large), large);
}

/**
 * Records that transcribed captions of a video are handed out; to be called before they are. It writes once a video.
 * @param large the large fields that the video was read with
 * @returns the video as it is now: one that was stopped meanwhile has no transcript any more
 */
export async function recordCaptionsHandedOut<Large extends LargeField>(
  { videos }: VideoDeps<'videos'>,
  video: VideoWith<Large>,
  large: readonly Large[],
): Promise<VideoWith<Large>> {
  if (!isUnfinished(video) || video.transcriptKey === null || video.captionsHandedOut) return video;
  const recorded = await videos
    .findOneAndUpdate(
      { _id: video._id, ...unfinished },
      { $set: { captionsHandedOut: true } },
      { projection: fieldsWith(large), returnDocument: 'after' },
    )
    .lean<VideoWith<Large>>();
  return recorded ?? (await videos.findById(video._id, fieldsWith(large)).orFail().lean<VideoWith<Large>>());
}

/**
 * Records that a preview was watched up to a moment. It writes only when this is further than before.
 * @returns false when the video was stopped meanwhile
 */
export async function recordPreviewHandedOut(
  { videos }: VideoDeps<'videos'>,
  video: Pick<VideoRecord, '_id' | 'stage' | 'outputToken' | 'previewHandedOutMs'>,
  untilMs: number,
): Promise<boolean> {
  if (!isUnfinished(video) || untilMs <= (video.previewHandedOutMs ?? 0)) return true;
  const stillServed = { _id: video._id, removedAt: null, stage: { $in: [...workingStages, 'processed' as const] } };
  const { matchedCount } = await videos.updateOne(stillServed, { $max: { previewHandedOutMs: untilMs } });
  return matchedCount === 1;
}

/** The seconds of a video that were handed out: all with its captions, else as far as its preview was watched. */
export function secondsHandedOut({ facts, captionsHandedOut, previewHandedOutMs }: HandedOut): number {
  if (!facts) return 0;
  const whole = billedSeconds(facts);
  return captionsHandedOut ? whole : Math.min(whole, billedSeconds({ durationMs: previewHandedOutMs ?? 0 }));
}
