import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoCharges } from '../../billing/video-charges.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

export type ReleaseOrphanedDeps = VideoDeps<'videos' | 'transact' | 'logger'> & {
  charges: Pick<VideoCharges, 'release' | 'reservedVideos'>;
};

/**
 * Releases seconds that are still reserved for videos that are not being processed. Every end does so in its own
 * transaction; this is for documents that were removed or restored by hand.
 * @returns how many videos there were
 */
export async function releaseOrphanedReservations(deps: ReleaseOrphanedDeps): Promise<number> {
  const reserved = await deps.charges.reservedVideos();
  const working = await deps.videos.distinct('_id', { _id: { $in: reserved }, ...isWorking });
  const orphaned = reserved.filter((videoId) => !working.includes(videoId));
  for (const videoId of orphaned) {
    await deps.transact((transaction) => releaseUnlessWorking(deps, videoId, transaction));
  }
  return orphaned.length;
}

const isWorking = { stage: { $in: [...workingStages] }, removedAt: null };

/** The video may have been edited since the query, so the condition is checked again in the transaction. */
async function releaseUnlessWorking(
  { videos, charges, logger }: ReleaseOrphanedDeps,
  videoId: string,
  transaction: Transaction,
): Promise<void> {
  if (await videos.exists({ _id: videoId, ...isWorking }).session(transaction)) return;
  await charges.release(videoId, transaction);
  logger.warn({ videoId }, 'released seconds that were reserved for a video that is not being processed');
}
