import { type EndVideoDeps, settleStopped } from '../ending/end-video.ts';
import { noSuchVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { keysOfOutput } from '../records/output-files.ts';
import { type SmallVideoRecord, withoutLargeFields } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';

export type RemoveVideoDeps = VideoDeps<
  'videos' | 'outputs' | 'segments' | 'cancelDeliveries' | 'store' | 'transact' | 'clock' | 'recordUsage'
> & {
  charges: EndVideoDeps['charges'];
};

/**
 * Deletes the owner's video: its outputs at once, files that it shares with other videos at the next sweep. Nothing is
 * delivered any more.
 * @returns the seconds that were billed, see {@link removeVideo}
 * @throws AppError `not_found`, also the second time
 */
export async function deleteVideo(
  deps: RemoveVideoDeps,
  { videoId, ownerId }: VideoOfOwner,
): Promise<{ billedSeconds: number }> {
  const removed = await removeVideo(deps, { _id: videoId, ownerId }, 'deleted');
  if (!removed) throw noSuchVideo();
  return removed;
}

/**
 * One that is being processed is billed what was handed out of it.
 * @returns null when there is no such video, or it has been removed already
 */
export async function removeVideo(
  deps: RemoveVideoDeps,
  condition: { _id: string; ownerId?: number },
  because: 'deleted' | 'expired',
): Promise<{ billedSeconds: number } | null> {
  const removed = await deps.transact(async (transaction) => {
    const video = await deps.videos
      .findOneAndUpdate(
        { ...condition, removedAt: null },
        {
          $set: {
            ...{ removedAt: new Date(deps.clock()), removedBecause: because, leaseOwner: null, leaseUntil: null },
            // it has words of the transcript, which is removed too
            scriptReport: null,
            beforeEdit: null,
            stoppedEdit: null,
          },
          $inc: { fence: 1 },
        },
        { projection: withoutLargeFields, session: transaction },
      )
      .lean<SmallVideoRecord>();
    if (!video) return null;
    await deps.segments.updateMany(
      { usedBy: condition._id },
      { $pull: { usedBy: condition._id } },
      { session: transaction },
    );
    // after a crash before the files are deleted, the sweep finds them by this
    await deps.outputs.updateMany(
      { videoId: condition._id },
      { $set: { replacedAt: new Date(0) } },
      { session: transaction },
    );
    await deps.cancelDeliveries(condition._id, transaction);
    return { billedSeconds: (await settleStopped(deps, video, transaction)) ?? 0 };
  });
  if (removed) await removeOutputs(deps, condition._id);
  return removed;
}

/** Files first, then their records: after a crash in between, the sweep finds the record and removes it. */
export async function removeOutputs({ outputs, store }: Pick<RemoveVideoDeps, 'outputs' | 'store'>, videoId: string) {
  for (const output of await outputs.find({ videoId }).lean<OutputRecord[]>()) {
    for (const key of keysOfOutput(output)) await store.delete(key);
    await outputs.deleteOne({ _id: output._id });
  }
}
