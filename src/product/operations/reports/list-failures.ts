import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';

export interface FailedVideo {
  videoId: string;
  revision: number;
  code: VideoFailureCode | null;
  message: string | null;
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
      { revision: 1, errorCode: 1, failureMessage: 1, finishedAt: 1 },
    )
    .sort({ finishedAt: -1 })
    .limit(limit)
    .lean();
  return found.map(({ _id, revision, errorCode, failureMessage, finishedAt }) => ({
    videoId: _id,
    revision,
    code: errorCode,
    message: failureMessage,
    failedAt: finishedAt ?? new Date(0),
  }));
}
