import { countOutcomes, finishedCount } from '../../status/count-outcomes.ts';
import { hourMs } from '../../status/get-status.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** A single video may fail for reasons of its own, after several tries; three within an hour are not chance. */
const minOurs = 3;
/** Of thousands of videos some fail every hour; one in twenty is too many. */
const minShareOfOurs = 0.05;
/** Some servers are always unavailable. When half of all sources cannot be fetched, our network or DNS is the cause. */
const minNetwork = 10;
const minShareOfNetwork = 0.5;

export async function failingVideos({ videos, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const ends = await countOutcomes(videos, new Date(clock() - hourMs));
  const { ours, network } = ends.failed;
  const ended = finishedCount(ends);
  const alerts: FiringAlert[] = [];
  if (ours >= minOurs && ours >= minShareOfOurs * ended) {
    alerts.push({ cause: 'failures', values: { ours, finished: ended }, holdMs: 0 });
  }
  if (network >= minNetwork && network >= minShareOfNetwork * ended) {
    alerts.push({ cause: 'sources', values: { network, finished: ended }, holdMs: 0 });
  }
  return alerts;
}
