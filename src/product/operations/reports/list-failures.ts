import type { StoredFailure } from '../../../infra/errors/video-failure.ts';
import type { VideoModel, VideoRecord } from '../../videos/records/video.model.ts';
import { failureOf } from '../../videos/records/video-view.ts';

export interface FailedVideo {
  videoId: string;
  revision: number;
  failure: StoredFailure | null;
  failedAt: Date;
}

/** Failed videos that were not retried since, latest failure first; without cancelled ones. */
export async function listFailures(
  { videos }: { videos: VideoModel },
  { limit }: { limit: number },
): Promise<FailedVideo[]> {
  const found = await videos
    .find(
      { stage: 'failed', removedAt: null, finishedAt: { $ne: null } },
      { revision: 1, errorCode: 1, errorReason: 1, errorArgs: 1, failureMessage: 1, finishedAt: 1 },
    )
    .sort({ finishedAt: -1 })
    .limit(limit)
    .lean<VideoRecord[]>();
  return found.map((video) => ({
    videoId: video._id,
    revision: video.revision,
    failure: failureOf(video),
    failedAt: video.finishedAt ?? new Date(0),
  }));
}
