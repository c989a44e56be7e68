import { evaluateRules } from './evaluate-rules.ts';
import type { AlertRuleDeps } from './rules/alert-rule.ts';
import { type SendNoticesDeps, sendNotices } from './send-notices.ts';
import { type UpdateAlertsDeps, updateAlerts } from './update-alerts.ts';

export type WatchDeps = AlertRuleDeps & UpdateAlertsDeps & SendNoticesDeps;

/** Evaluates the alert rules and notifies operators of what is new or resolved. Any process can call it at any time. */
export async function watchOperations(deps: WatchDeps): Promise<void> {
  await updateAlerts(deps, await evaluateRules(deps));
  await sendNotices(deps);
}
