import { randomId } from '../../../infra/secrets.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import { noSuchVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { playedFile } from '../records/output-files.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';

interface SharedVideo {
  /** For reading its captions. */
  owner: VideoOfOwner;
  object: StoredObject;
  fileName: string;
  contentType: string;
  width: number;
  height: number;
}

/**
 * Lets anybody with the token watch the video. A video that is shared already keeps its token.
 * @throws AppError `not_found`
 */
export async function shareVideo(
  { videos }: VideoDeps<'videos'>,
  owner: VideoOfOwner,
): Promise<{ shareToken: string }> {
  const ofOwner = { _id: owner.videoId, ownerId: owner.ownerId, removedAt: null };
  await videos.updateOne({ ...ofOwner, shareToken: null }, { $set: { shareToken: randomId('') } });
  const video = await videos.findOne(ofOwner, { shareToken: 1 }).lean<Pick<VideoRecord, 'shareToken'>>();
  if (!video?.shareToken) throw noSuchVideo();
  return { shareToken: video.shareToken };
}

/** Makes the token invalid; sharing again creates a new one. @throws AppError `not_found` */
export async function unshareVideo({ videos }: VideoDeps<'videos'>, owner: VideoOfOwner): Promise<void> {
  const ofOwner = { _id: owner.videoId, ownerId: owner.ownerId, removedAt: null };
  const { matchedCount } = await videos.updateOne(ofOwner, { $set: { shareToken: null } });
  if (matchedCount === 0) throw noSuchVideo();
}

/** The last good output of a shared video; null = not shared (any more), or there is no output yet. */
export async function findSharedVideo(
  { videos, outputs, store }: VideoDeps<'videos' | 'outputs' | 'store'>,
  shareToken: string,
): Promise<SharedVideo | null> {
  if (!/^[A-Za-z0-9]{24}$/.test(shareToken)) return null;
  const video = await videos
    .findOne({ shareToken, removedAt: null }, { ownerId: 1, outputToken: 1 })
    .lean<Pick<VideoRecord, '_id' | 'ownerId' | 'outputToken'>>();
  if (!video?.outputToken) return null;
  const output = await outputs.findById(video.outputToken).lean<OutputRecord>();
  if (!output) return null;
  const { key, fileName, contentType } = playedFile(output);
  const object = await store.head(key);
  const owner = { ownerId: video.ownerId, videoId: video._id };
  return object && { owner, object, fileName, contentType, width: output.width, height: output.height };
}
