import { oldestWaiting } from '../../status/queue-length.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** Users see that their video is queued, and most leave after some minutes. A few long videos cause shorter waits. */
const maxWaitMs = 5 * 60_000;

/** Longer than the wait between two stages of one video, which a video that was queued long ago may be in just now. */
const holdMs = 50_000;

/** Not while work is paused: then a queue is expected. */
export async function slowQueue({ videos, workPause, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const now = clock();
  const oldest = await oldestWaiting(videos, new Date(now));
  if (!oldest || now - oldest.queuedAt.getTime() <= maxWaitMs || (await workPause.read())) return [];
  const minutes = Math.floor((now - oldest.queuedAt.getTime()) / 60_000);
  return [{ cause: 'line', values: { videoId: oldest.videoId, minutes, stage: oldest.stage }, holdMs }];
}
