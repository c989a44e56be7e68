import { AppError } from '../../../infra/errors/app-error.ts';
import {
  type LargeField,
  type SmallVideoRecord,
  type VideoModel,
  type VideoRecord,
  withoutLargeFields,
} from './video.model.ts';

export interface VideoOfOwner {
  ownerId: number;
  videoId: string;
}

/** A video that was read with some of its large fields. */
export type VideoWith<Large extends LargeField> = SmallVideoRecord & Pick<VideoRecord, Large>;

/** What captions are computed from. */
export const captionFields = ['givenCaptions', 'accountDictionary'] as const satisfies LargeField[];

/**
 * The owner's video, even if it has been removed.
 * @param large the large fields that are read too
 * @throws AppError `not_found` for an id that never existed, or of somebody else's video
 */
export async function findVideo<Large extends LargeField = never>(
  { videos }: { videos: VideoModel },
  { videoId, ownerId }: VideoOfOwner,
  large: readonly Large[] = [],
): Promise<VideoWith<Large>> {
  const video = await videos.findOne({ _id: videoId, ownerId }, fieldsWith(large)).lean<VideoWith<Large>>();
  if (!video) throw noSuchVideo();
  return video;
}

/** @throws AppError `not_found`, also for a removed video */
export async function findExistingVideo<Large extends LargeField = never>(
  deps: { videos: VideoModel },
  owner: VideoOfOwner,
  large: readonly Large[] = [],
): Promise<VideoWith<Large>> {
  const video = await findVideo(deps, owner, large);
  if (video.removedAt) throw noSuchVideo();
  return video;
}

/** Projection of everything but the large fields, with some of those. */
export function fieldsWith(large: readonly LargeField[]): Partial<Record<LargeField, 0>> {
  return Object.fromEntries(Object.entries(withoutLargeFields).filter(([name]) => !large.some((one) => one === name)));
}

export function noSuchVideo(): AppError {
  return new AppError('not_found', { message: 'There is no such video.' });
}
