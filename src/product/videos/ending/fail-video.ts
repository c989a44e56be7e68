import type { Clock } from '../../../infra/clock.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
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

interface VideoFailure {
  code: VideoFailureCode;
  /** Says what went wrong; the hint to contact support is added here. */
  message: string;
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
  { code, message }: VideoFailure,
  transaction: Transaction,
): Promise<boolean> {
  const at = new Date(deps.clock());
  const failureMessage = `${message} If you need help, contact support and name this video’s id.`;
  const video = await deps.videos
    .findOneAndUpdate(
      condition,
      {
        $set: {
          stage: code === 'cancelled' ? 'cancelled' : 'failed',
          errorCode: code,
          failureMessage,
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
  await announceEnd(deps, video, { status: 'failed', code, message: failureMessage }, { at, transaction });
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
