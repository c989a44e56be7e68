import { oldestWaiting } from '../../status/queue-length.ts';
import type { FiringAlert } from '../alert-rule.ts';
import type { AlertRuleDeps } from '../evaluate-rules.ts';

/**
 * People are told of the line, and most leave after some minutes; less than this a few long videos do by themselves.
 */
const longestWaitMs = 5 * 60_000;

/** Longer than between two stages of one video: who has been in line long is often between two of them when we look. */
const holdMs = 50_000;

/** While work is paused a line is what is wanted. */
export async function slowQueue({ videos, workPause, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const now = clock();
  const oldest = await oldestWaiting(videos, new Date(now));
  if (!oldest || now - oldest.queuedAt.getTime() <= longestWaitMs || (await workPause.read())) return [];
  const minutes = Math.floor((now - oldest.queuedAt.getTime()) / 60_000);
  return [
    {
      cause: 'line',
      title: 'The line is too long',
      details: `${oldest.videoId} has been in it for ${minutes} min and waits (${oldest.stage}). Start more workers; /status shows those there are.`,
      holdMs,
    },
  ];
}
