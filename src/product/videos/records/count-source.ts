import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoDeps } from '../video-deps.ts';
import { type SmallVideoRecord, type VideoRecord, withoutLargeFields } from './video.model.ts';

/**
 * Counts the source of a video among the bytes that its account keeps: once for each file, however many of the account's
 * videos have it. If it came from an upload, the upload counts no longer.
 * @returns how much is counted for this video
 * @throws AppError `storage_limit`
 */
export async function countSource(
  { videos, uploads, keptBytes }: VideoDeps<'videos' | 'uploads' | 'keptBytes'>,
  video: Pick<VideoRecord, '_id' | 'ownerId' | 'countedBytes'>,
  found: { sourceKey: string; sizeBytes: number; uploadId: string | null },
  transaction: Transaction,
): Promise<number> {
  const { _id, ownerId } = video;
  const { sourceKey, sizeBytes, uploadId } = found;
  const other = { _id: { $ne: _id }, ownerId, sourceKey, removedAt: null, countedBytes: { $gt: 0 } };
  const countedBytes = (await videos.exists(other).session(transaction)) ? 0 : sizeBytes;
  const upload = await uploads
    .findOneAndUpdate({ _id: uploadId ?? '', ownerId }, { $set: { countedBytes: 0 } }, { session: transaction })
    .lean();
  const before = (video.countedBytes ?? 0) + (upload?.countedBytes ?? 0);
  await keptBytes.add(ownerId, countedBytes - before, transaction);
  return countedBytes;
}

export type ReleaseDeps = VideoDeps<'videos' | 'store' | 'keptBytes' | 'transact'>;

/** The bytes of removed videos count until the sweep has deleted their files, or another account alone uses these. */
export async function releaseSweptSources(deps: ReleaseDeps): Promise<void> {
  const removed = deps.videos.find({ countedBytes: { $gt: 0 }, removedAt: { $type: 'date' } }, { sourceKey: 1 });
  for await (const { _id, sourceKey } of removed.lean<Pick<VideoRecord, '_id' | 'sourceKey'>[]>().cursor()) {
    const isStored = sourceKey !== null && (await deps.store.head(sourceKey)) !== null;
    if (isStored && !(await deps.videos.exists({ sourceKey, removedAt: null }))) continue;
    await deps.transact((transaction) => release(deps, { _id, isStored }, transaction));
  }
}

/** To be called before a source is deleted that its videos outlive: an edit that fetches it again counts it again. */
export async function releaseCountsOfSource(deps: ReleaseDeps, sourceKey: string): Promise<void> {
  const counted = { sourceKey, removedAt: null, countedBytes: { $gt: 0 } };
  for (const { _id } of await deps.videos.find(counted, { _id: 1 }).lean()) {
    await deps.transact((transaction) => release(deps, { _id, isStored: false }, transaction));
  }
}

/** If another video of the account has the same source, and it is still stored, it counts there. */
async function release(
  { videos, keptBytes }: ReleaseDeps,
  { _id, isStored }: { _id: string; isStored: boolean },
  session: Transaction,
): Promise<void> {
  const removed = await videos
    .findOneAndUpdate(
      { _id, countedBytes: { $gt: 0 } },
      { $set: { countedBytes: 0 } },
      { session, projection: withoutLargeFields },
    )
    .lean<SmallVideoRecord>();
  if (!removed) return;
  const { ownerId, sourceKey, countedBytes = 0 } = removed;
  const own = { _id: { $ne: _id }, ownerId, sourceKey, removedAt: null };
  const isCounted = await videos.exists({ ...own, countedBytes: { $gt: 0 } }).session(session);
  const inherits = async () => (await videos.updateOne(own, { $set: { countedBytes } }, { session })).matchedCount > 0;
  const hasHeir = isStored && (isCounted || (await inherits()));
  if (!hasHeir) await keptBytes.add(ownerId, -countedBytes, session);
}
