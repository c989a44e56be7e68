import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { VideoCharges } from '../../billing/create-video-charges.ts';
import type { VideoModel } from '../records/video.model.ts';
import { workingStages } from '../records/video-states.ts';

export interface ReleaseOrphanedDeps {
  videos: VideoModel;
  charges: Pick<VideoCharges, 'release' | 'reservedVideos'>;
  transact: Transact;
  logger: Logger;
}

/**
 * Releases what is reserved for videos that are over. Every end does so itself, in its own transaction; this is for
 * ends that were not ours: documents removed or put back by hand.
 * @returns how many there were
 */
export async function releaseOrphanedReservations(deps: ReleaseOrphanedDeps): Promise<number> {
  const reserved = await deps.charges.reservedVideos();
  const beingMade = await deps.videos.distinct('_id', { _id: { $in: reserved }, ...isBeingMade });
  const left = reserved.filter((videoId) => !beingMade.includes(videoId));
  for (const videoId of left) {
    await deps.transact((transaction) => releaseUnlessMoving(deps, videoId, transaction));
  }
  return left.length;
}

const isBeingMade = { stage: { $in: [...workingStages] }, removedAt: null };

/** It may have been edited since the look; looking again in the transaction that releases makes sure. */
async function releaseUnlessMoving(
  { videos, charges, logger }: ReleaseOrphanedDeps,
  videoId: string,
  transaction: Transaction,
): Promise<void> {
  if (await videos.exists({ _id: videoId, ...isBeingMade }).session(transaction)) return;
  await charges.release(videoId, transaction);
  logger.warn({ videoId }, 'seconds that were still reserved for a video that is over have been released');
}
