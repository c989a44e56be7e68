import { countOutcomes, finishedCount } from '../../status/count-outcomes.ts';
import { hourMs } from '../../status/get-status.ts';
import type { FiringAlert } from '../alert-rule.ts';
import type { AlertRuleDeps } from '../evaluate-rules.ts';

/** A single video may be beyond us, and is tried again before it fails; three within an hour are no chance. */
const fewestOurs = 3;
/** Of a busy service’s thousands some fail every hour: one in twenty is more than that. */
const leastShareOfOurs = 0.05;
/** Servers of others are away every day. That half of everything cannot be fetched is our line, or our resolver. */
const fewestNetwork = 10;
const leastShareOfNetwork = 0.5;

export async function failingVideos({ videos, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const ends = await countOutcomes(videos, new Date(clock() - hourMs));
  const { ours, network } = ends.failed;
  const ended = finishedCount(ends);
  const troubles: FiringAlert[] = [];
  if (ours >= fewestOurs && ours >= leastShareOfOurs * ended) {
    troubles.push({
      cause: 'failures',
      title: 'Videos fail on our side',
      details: `${ours} of ${ended} in the last hour. /failed shows them with their reasons.`,
      holdMs: 0,
    });
  }
  if (network >= fewestNetwork && network >= leastShareOfNetwork * ended) {
    troubles.push({
      cause: 'sources',
      title: 'Sources cannot be fetched',
      details: `${network} of ${ended} videos in the last hour. See whether the workers reach the internet.`,
      holdMs: 0,
    });
  }
  return troubles;
}
