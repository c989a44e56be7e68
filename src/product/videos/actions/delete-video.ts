import type { Clock } from '../../../infra/clock.ts';
import type { Transact } from '../../../infra/database/transaction.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { VideoCharges } from '../../billing/create-video-charges.ts';
import type { Deliveries } from '../../delivery/create-deliveries.ts';
import { noSuchVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { OutputModel, OutputRecord } from '../records/output.model.ts';
import type { VideoModel } from '../records/video.model.ts';
import type { SegmentModel } from '../rendering/segment.model.ts';

export interface RemoveVideoDeps {
  videos: VideoModel;
  outputs: OutputModel;
  segments: SegmentModel;
  cancelDeliveries: Deliveries['cancel'];
  charges: Pick<VideoCharges, 'release'>;
  store: ObjectStore;
  transact: Transact;
  clock: Clock;
}

/**
 * Deletes the owner's video: its outputs at once, files that it shares with other videos at the next sweep. Nothing is
 * delivered any more.
 * @throws AppError `not_found`, also the second time
 */
export async function deleteVideo(deps: RemoveVideoDeps, { videoId, ownerId }: VideoOfOwner): Promise<void> {
  const removed = await removeVideo(deps, { _id: videoId, ownerId }, 'deleted');
  if (!removed) throw noSuchVideo();
}

/** @returns false when there is no such video, or it has been removed already */
export async function removeVideo(
  deps: RemoveVideoDeps,
  condition: { _id: string; ownerId?: number },
  because: 'deleted' | 'expired',
): Promise<boolean> {
  const removed = await deps.transact(async (transaction) => {
    const { matchedCount } = await deps.videos.updateOne(
      { ...condition, removedAt: null },
      {
        $set: { removedAt: new Date(deps.clock()), removedBecause: because, leaseOwner: null, leaseUntil: null },
        $inc: { fence: 1 },
      },
      { session: transaction },
    );
    if (matchedCount === 0) return false;
    await deps.segments.updateMany(
      { usedBy: condition._id },
      { $pull: { usedBy: condition._id } },
      { session: transaction },
    );
    await deps.cancelDeliveries(condition._id, transaction);
    await deps.charges.release(condition._id, transaction);
    return true;
  });
  if (removed) await removeOutputs(deps, condition._id);
  return removed;
}

/** Objects first, then their records: after a crash in between, the sweep finds the record and removes it. */
export async function removeOutputs({ outputs, store }: Pick<RemoveVideoDeps, 'outputs' | 'store'>, videoId: string) {
  for (const output of await outputs.find({ videoId }).lean<OutputRecord[]>()) {
    await store.delete(output.key);
    await outputs.deleteOne({ _id: output._id });
  }
}
