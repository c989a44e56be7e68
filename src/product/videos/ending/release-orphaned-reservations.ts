import { inPages } from '../../../infra/database/in-pages.ts';
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
  let released = 0;
  for await (const reserved of inPages(pageSize, deps.charges.reservedVideos)) {
    const working = new Set(await deps.videos.distinct('_id', { _id: { $in: reserved }, ...isWorking }));
    for (const videoId of reserved.filter((one) => !working.has(one))) {
      await deps.transact((transaction) => releaseUnlessWorking(deps, videoId, transaction));
      released += 1;
    }
  }
  return released;
}

const pageSize = 500;

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
