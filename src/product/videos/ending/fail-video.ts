import type { Clock } from '../../../infra/clock.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { VideoFailure } from '../../../infra/errors/video-failure.ts';
import type { VideoCharges } from '../../billing/create-video-charges.ts';
import type { RecordUsage } from '../../billing/record-usage.ts';
import type { VideoModel, VideoRecord } from '../records/video.model.ts';
import { type AnnounceEndDeps, announceEnd } from './announce-end.ts';

export interface EndVideoDeps extends AnnounceEndDeps {
  videos: VideoModel;
  recordUsage: RecordUsage;
  charges: Pick<VideoCharges, 'charge' | 'release'>;
  transact: Transact;
  clock: Clock;
}

/**
 * Ends a revision without a result, if it still matches `condition`. The failure, its event and the release of the
 * reserved seconds are one transaction.
 * @returns false when the video has changed meanwhile; nothing is written then
 */
export async function failVideo(
  deps: EndVideoDeps,
  condition: Record<string, unknown> & { _id: string },
  failure: VideoFailure,
): Promise<boolean> {
  return deps.transact((transaction) => failWithin(deps, condition, failure, transaction));
}

async function failWithin(
  deps: EndVideoDeps,
  condition: Record<string, unknown> & { _id: string },
  failure: VideoFailure,
  transaction: Transaction,
): Promise<boolean> {
  const at = new Date(deps.clock());
  const video = await deps.videos
    .findOneAndUpdate(
      condition,
      {
        $set: {
          stage: failure.code === 'cancelled' ? 'cancelled' : 'failed',
          errorCode: failure.code,
          errorReason: failure.reason,
          errorArgs: failure.args,
          finishedAt: at,
          leaseOwner: null,
          leaseUntil: null,
        },
        $inc: { fence: 1 },
      },
      { returnDocument: 'after', session: transaction },
    )
    .lean<VideoRecord>();
  if (!video) return false;
  await deps.charges.release(video._id, transaction);
  await announceEnd(deps, video, { status: 'failed', failure }, { at, transaction });
  await deps.recordUsage(
    {
      userId: video.ownerId,
      kind: 'failed',
      seconds: 0,
      at,
      cause: `${video._id}:${video.revision}:failed`,
    },
    transaction,
  );
  return true;
}
