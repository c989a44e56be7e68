import { type AlertRuleDeps, evaluateRules } from './evaluate-rules.ts';
import { type SendNoticesDeps, sendNotices } from './send-notices.ts';
import { type UpdateAlertsDeps, updateAlerts } from './update-alerts.ts';

export type WatchDeps = AlertRuleDeps & UpdateAlertsDeps & SendNoticesDeps;

/**
 * Looks how the service does and tells operators what has gone wrong, or is well again. Safe to do anywhere, at any
 * time.
 */
export async function watchOperations(deps: WatchDeps): Promise<void> {
  await updateAlerts(deps, await evaluateRules(deps));
  await sendNotices(deps);
}
