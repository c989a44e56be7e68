import type { AlertRule, AlertRuleDeps, FiringAlert } from './rules/alert-rule.ts';
import { failingDeliveries } from './rules/failing-deliveries.ts';
import { failingVideos } from './rules/failing-videos.ts';
import { longPause } from './rules/long-pause.ts';
import { lowDisk } from './rules/low-disk.ts';
import { noWorker } from './rules/no-worker.ts';
import { slowQueue } from './rules/slow-queue.ts';
import { unmatchedPayments } from './rules/unmatched-payments.ts';
import { type SendNoticesDeps, sendNotices } from './send-notices.ts';
import { type UpdateAlertsDeps, updateAlerts } from './update-alerts.ts';

const rules: readonly AlertRule[] = [
  failingVideos,
  slowQueue,
  noWorker,
  lowDisk,
  unmatchedPayments,
  failingDeliveries,
  longPause,
];

type WatchDeps = AlertRuleDeps & UpdateAlertsDeps & SendNoticesDeps;

/** Evaluates the alert rules and notifies operators of what is new or resolved. Any process can call it at any time. */
export async function watchOperations(deps: WatchDeps): Promise<void> {
  await updateAlerts(deps, await evaluateRules(deps));
  await sendNotices(deps);
}

/** All alerts that fire now. */
export async function evaluateRules(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  return (await Promise.all(rules.map((rule) => rule(deps)))).flat();
}
