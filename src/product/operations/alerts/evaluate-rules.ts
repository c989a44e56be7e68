import type { AlertRule, AlertRuleDeps, FiringAlert } from './rules/alert-rule.ts';
import { failingDeliveries } from './rules/failing-deliveries.ts';
import { failingVideos } from './rules/failing-videos.ts';
import { longPause } from './rules/long-pause.ts';
import { lowDisk } from './rules/low-disk.ts';
import { noWorker } from './rules/no-worker.ts';
import { slowQueue } from './rules/slow-queue.ts';
import { unmatchedPayments } from './rules/unmatched-payments.ts';

const rules: readonly AlertRule[] = [
  failingVideos,
  slowQueue,
  noWorker,
  lowDisk,
  unmatchedPayments,
  failingDeliveries,
  longPause,
];

/** All alerts that fire now. */
export async function evaluateRules(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  return (await Promise.all(rules.map((rule) => rule(deps)))).flat();
}
