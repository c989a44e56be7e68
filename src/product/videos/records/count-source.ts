import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { VideoRecord } from './video.model.ts';

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

type ReleaseDeps = VideoDeps<'videos' | 'store' | 'keptBytes' | 'transact'>;

/** The bytes of removed videos count until the sweep has deleted their files, or another account alone uses these. */
export async function releaseSweptSources(deps: ReleaseDeps): Promise<void> {
  const removed = deps.videos.find({ countedBytes: { $gt: 0 }, removedAt: { $type: 'date' } });
  for await (const { _id, sourceKey } of removed.lean<VideoRecord[]>().cursor()) {
    if (sourceKey !== null && (await isWaitingForSweep(deps, sourceKey))) continue;
    await deps.transact((transaction) => release(deps, _id, transaction));
  }
}

async function isWaitingForSweep({ videos, store }: ReleaseDeps, sourceKey: string): Promise<boolean> {
  if (await videos.exists({ sourceKey, removedAt: null })) return false;
  return (await store.head(sourceKey)) !== null;
}

/** If another video of the account has the same source, it counts there. */
async function release({ videos, keptBytes }: ReleaseDeps, _id: string, session: Transaction): Promise<void> {
  const removed = await videos
    .findOneAndUpdate({ _id, countedBytes: { $gt: 0 } }, { $set: { countedBytes: 0 } }, { session })
    .lean<VideoRecord>();
  if (!removed) return;
  const { ownerId, sourceKey, countedBytes = 0 } = removed;
  const own = { ownerId, sourceKey, removedAt: null };
  const isCounted = await videos.exists({ ...own, countedBytes: { $gt: 0 } }).session(session);
  const heir = isCounted ? null : await videos.findOneAndUpdate(own, { $set: { countedBytes } }, { session }).lean();
  if (!heir) await keptBytes.add(ownerId, -countedBytes, session);
}
