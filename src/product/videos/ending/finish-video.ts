import type { Transaction } from '../../../infra/database/transaction.ts';
import { billedSeconds } from '../../billing/charge-video.ts';
import { heldBy, type VideoLease } from '../lease/video-lease.ts';
import type { OutputModel, OutputRecord } from '../records/output.model.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { outputUrl } from '../records/video-view.ts';
import { announceEnd } from './announce-end.ts';
import type { EndVideoDeps } from './fail-video.ts';

export interface FinishVideoDeps extends EndVideoDeps {
  outputs: OutputModel;
  publicBaseUrl: string;
}

/**
 * Ends a revision with its output. Replacing the previous output, recording the event and charging the reserved seconds
 * are one transaction.
 * @returns false when the lease was lost; nothing is written then
 */
export async function finishVideo(deps: FinishVideoDeps, lease: VideoLease, output: OutputRecord): Promise<boolean> {
  return deps.transact((transaction) => finishWithin(deps, lease, output, transaction));
}

async function finishWithin(
  deps: FinishVideoDeps,
  lease: VideoLease,
  output: OutputRecord,
  transaction: Transaction,
): Promise<boolean> {
  const at = new Date(deps.clock());
  const before = await deps.videos
    .findOneAndUpdate(
      heldBy(lease),
      {
        $set: {
          stage: 'processed',
          progress: 100,
          outputToken: output._id,
          finishedAt: at,
          leaseOwner: null,
          leaseUntil: null,
        },
        $inc: { fence: 1 },
      },
      { returnDocument: 'before', session: transaction },
    )
    .lean<VideoRecord>();
  if (!before) return false;
  await deps.outputs.updateMany(
    { videoId: before._id, _id: { $ne: output._id }, replacedAt: null },
    { $set: { replacedAt: at } },
    { session: transaction },
  );
  await deps.charges.charge(before._id, transaction);
  const videoUrl = outputUrl(deps.publicBaseUrl, output);
  await announceEnd(deps, before, { status: 'processed', videoUrl }, { at, transaction });
  await deps.recordUsage(
    {
      userId: before.ownerId,
      kind: 'processed',
      seconds: before.outputToken === null ? billedSeconds(before.facts ?? output) : 0,
      at,
      cause: `${before._id}:${before.revision}:processed`,
    },
    transaction,
  );
  return true;
}
