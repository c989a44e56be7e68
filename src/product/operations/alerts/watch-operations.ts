import { findTroubles, type TroubleDeps } from './evaluate-rules.ts';
import { type SendNoticesDeps, sendNotices } from './send-notices.ts';
import { type SettleAlertsDeps, settleAlerts } from './update-alerts.ts';

export type WatchDeps = TroubleDeps & SettleAlertsDeps & SendNoticesDeps;

/**
 * Looks how the service does and tells operators what has gone wrong, or is well again. Safe to do anywhere, at any
 * time.
 */
export async function watchOperations(deps: WatchDeps): Promise<void> {
  await settleAlerts(deps, await findTroubles(deps));
  await sendNotices(deps);
}
