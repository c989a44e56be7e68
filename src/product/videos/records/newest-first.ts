import type { VideoRecord } from './video.model.ts';

/** The order of an account's videos that an index has. */
export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Filter for what follows a video in that order. */
export function olderThan({ createdAt, _id }: Pick<VideoRecord, '_id' | 'createdAt'>) {
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }] };
}
