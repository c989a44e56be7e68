import { type FailureSide, type VideoFailureCode, videoFailureRow } from '../../../infra/errors/error-table.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';

/** How many revisions ended in a period, and how. */
export interface OutcomeCounts {
  processed: number;
  cancelled: number;
  /** By the side on which the cause is. */
  failed: Record<FailureSide, number>;
}

/** Counts newest revisions: a video that was edited since counts by the outcome of the edit. */
export async function countOutcomes(videos: VideoModel, since: Date): Promise<OutcomeCounts> {
  const counts = await videos.aggregate<{ _id: { stage: string; code: VideoFailureCode | null }; count: number }>([
    { $match: { finishedAt: { $gte: since } } },
    { $group: { _id: { stage: '$stage', code: '$errorCode' }, count: { $sum: 1 } } },
  ]);
  const ends: OutcomeCounts = { processed: 0, cancelled: 0, failed: { ours: 0, network: 0, theirs: 0 } };
  for (const { _id, count } of counts) {
    if (_id.stage === 'processed') ends.processed += count;
    else if (_id.stage === 'cancelled') ends.cancelled += count;
    else ends.failed[videoFailureRow(_id.code ?? 'internal').side] += count;
  }
  return ends;
}

/** Without cancelled ones. */
export function finishedCount({ processed, failed }: OutcomeCounts): number {
  return processed + failed.ours + failed.network + failed.theirs;
}
