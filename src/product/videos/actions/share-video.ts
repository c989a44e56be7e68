import { AppError } from '../../../infra/errors/app-error.ts';
import { randomId } from '../../../infra/random-id.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { ReadVideoDeps } from '../records/find-video.ts';
import type { OutputRecord } from '../records/output.model.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { SharedVideo, VideoOfOwner } from '../video-services.ts';

/**
 * Lets anybody watch it who is given the token. Asked again while it is shared, it is the same. @throws AppError
 * `not_found`
 */
export async function shareVideo({ videos }: ReadVideoDeps, owner: VideoOfOwner): Promise<{ shareToken: string }> {
  const ofOwner = { _id: owner.videoId, ownerId: owner.ownerId, removedAt: null };
  await videos.updateOne({ ...ofOwner, shareToken: null }, { $set: { shareToken: randomId('') } });
  const video = await videos.findOne(ofOwner).lean<VideoRecord>();
  if (!video?.shareToken) throw new AppError('not_found', { message: 'There is no such video.' });
  return { shareToken: video.shareToken };
}

/** The link leads nowhere any more; sharing again makes another. @throws AppError `not_found` */
export async function unshareVideo({ videos }: ReadVideoDeps, owner: VideoOfOwner): Promise<void> {
  const ofOwner = { _id: owner.videoId, ownerId: owner.ownerId, removedAt: null };
  const { matchedCount } = await videos.updateOne(ofOwner, { $set: { shareToken: null } });
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such video.' });
}

/** null = not shared (any more), or nothing is ready to be seen. */
export async function findSharedVideo(
  { videos, outputs, store }: ReadVideoDeps & { store: Pick<ObjectStore, 'head'> },
  shareToken: string,
): Promise<SharedVideo | null> {
  if (!/^[A-Za-z0-9]{24}$/.test(shareToken)) return null;
  const video = await videos.findOne({ shareToken, removedAt: null }).lean<VideoRecord>();
  if (!video?.outputToken) return null;
  const output = await outputs.findById(video.outputToken).lean<OutputRecord>();
  const object = output && (await store.head(output.key));
  const owner = { ownerId: video.ownerId, videoId: video._id };
  return object && { owner, object, fileName: output.fileName, width: output.width, height: output.height };
}
