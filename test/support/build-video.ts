import { randomId } from '../../src/infra/secrets.ts';
import type { VideoModel, VideoRecord } from '../../src/product/videos/records/video.model.ts';

/** Inserts a video in the given state. */
export async function buildVideo(videos: VideoModel, given: Partial<VideoRecord> = {}): Promise<VideoRecord> {
  const at = given.queuedAt ?? new Date(0);
  const _id = randomId('vid_');
  await videos.create({
    _id,
    ownerId: 1,
    url: 'https://example.com/talk.mp4',
    settings: {},
    revision: 1,
    stage: 'queued',
    progress: 0,
    queuedAt: at,
    notBefore: at,
    createdAt: at,
    ...given,
  });
  return videos
    .findById(given._id ?? _id)
    .lean<VideoRecord>()
    .orFail();
}
