import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';

/** How many revisions ended in a period, and how. */
export interface OutcomeCounts {
  processed: number;
  cancelled: number;
  /** By the side on which the cause is. */
  failed: Record<FailureSide, number>;
}

/**
 * `ours` = a part of the service failed; `network` = the source did not answer, which may be due to our network;
 * `theirs` = what the user sent, or has left of their video time.
 */
type FailureSide = 'ours' | 'network' | 'theirs';

const sides = {
  source_unreachable: 'network',
  source_stalled: 'network',
  source_timed_out: 'network',
  source_incomplete: 'network',
  source_not_found: 'theirs',
  source_forbidden_address: 'theirs',
  source_too_many_redirects: 'theirs',
  source_too_large: 'theirs',
  source_empty: 'theirs',
  source_web_page: 'theirs',
  source_picture: 'theirs',
  source_sound_only: 'theirs',
  source_playlist: 'theirs',
  source_unsupported: 'theirs',
  source_damaged: 'theirs',
  source_too_long: 'theirs',
  source_absurd_size: 'theirs',
  speech_unavailable: 'ours',
  speech_failed: 'ours',
  render_failed: 'ours',
  internal: 'ours',
  cancelled: 'theirs',
  allowance_exhausted: 'theirs',
} satisfies Record<VideoFailureCode, FailureSide>;

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
    else ends.failed[sides[_id.code ?? 'internal']] += count;
  }
  return ends;
}

/** Without cancelled ones. */
export function finishedCount({ processed, failed }: OutcomeCounts): number {
  return processed + failed.ours + failed.network + failed.theirs;
}
