import type { Clock } from '../../../infra/clock.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { AlertModel, AlertRecord } from './alert.model.ts';
import { type AlertRuleDeps, evaluateRules, type FiringAlert } from './alert-rules.ts';
import { type NextAlert, nextAlert } from './next-alert.ts';
import type { NoticeModel } from './notice.model.ts';
import { type SendNoticesDeps, sendNotices } from './send-notices.ts';
import { wordAlert } from './word-alert.ts';

interface UpdateAlertsDeps {
  alerts: AlertModel;
  notices: NoticeModel;
  /** Chats of operators that are notified. */
  places: readonly string[];
  transact: Transact;
  clock: Clock;
  logger: Logger;
}

/** Evaluates the alert rules and notifies operators of what is new or resolved. Any process can call it at any time. */
export async function watchOperations(deps: AlertRuleDeps & UpdateAlertsDeps & SendNoticesDeps): Promise<void> {
  await updateAlerts(deps, await evaluateRules(deps));
  await sendNotices(deps);
}

/**
 * Stores the next state of each alert, and in the same transaction the notices about it. Of several processes that do
 * so at the same time one succeeds, and a restart changes nothing.
 */
async function updateAlerts(deps: UpdateAlertsDeps, firing: readonly FiringAlert[]): Promise<void> {
  const known = await deps.alerts.find().lean<AlertRecord[]>();
  const causes = new Set([...known.map(({ _id }) => _id), ...firing.map(({ cause }) => cause)]);
  const now = new Date(deps.clock());
  for (const cause of causes) {
    const before = known.find(({ _id }) => _id === cause) ?? null;
    const alert = firing.find((one) => one.cause === cause) ?? null;
    const next = nextAlert(before, alert, now);
    if (next && (await store(deps, next, now)) && next.news) {
      deps.logger.warn({ cause }, wordAlert(next.news, 'en'));
    }
  }
}

/** @returns false when another process was faster */
async function store(deps: UpdateAlertsDeps, next: NextAlert, now: Date): Promise<boolean> {
  try {
    return await deps.transact((transaction) => storeWithin(deps, next, { now, transaction }));
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function storeWithin(
  { alerts, notices, places }: UpdateAlertsDeps,
  { alert, news }: NextAlert,
  { now, transaction }: { now: Date; transaction: Transaction },
): Promise<boolean> {
  const { _id, version, ...rest } = alert;
  const session = { session: transaction };
  const { matchedCount, upsertedCount } = await alerts.updateOne(
    { _id, version },
    { $set: { ...rest, version: version + 1 } },
    // a new alert has version 0; when another process has stored it since, the insert fails as a duplicate
    { ...session, upsert: version === 0 },
  );
  if (matchedCount + upsertedCount === 0) return false;
  if (news === null || places.length === 0) return true;
  const noticeFor = (place: string) => ({ _id: `${_id}#${version}#${place}`, place, news, createdAt: now });
  await notices.insertMany(places.map(noticeFor), session);
  return true;
}
