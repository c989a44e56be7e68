import type { Clock } from '../../../infra/clock.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { AlertModel, AlertRecord } from './alert.model.ts';
import type { FiringAlert } from './alert-rule.ts';
import { type NextAlert, nextAlert } from './next-alert.ts';
import type { NoticeModel } from './notice.model.ts';

export interface UpdateAlertsDeps {
  alerts: AlertModel;
  notices: NoticeModel;
  /** Chats that are told. */
  places: readonly string[];
  transact: Transact;
  clock: Clock;
  logger: Logger;
}

/**
 * Keeps what is known of each cause, and writes down what operators are to be told along with it. Of several processes
 * that look at the same time one does it, and a restart changes nothing.
 */
export async function updateAlerts(deps: UpdateAlertsDeps, troubles: readonly FiringAlert[]): Promise<void> {
  const known = await deps.alerts.find().lean<AlertRecord[]>();
  const causes = new Set([...known.map(({ _id }) => _id), ...troubles.map(({ cause }) => cause)]);
  const now = new Date(deps.clock());
  for (const cause of causes) {
    const before = known.find(({ _id }) => _id === cause) ?? null;
    const trouble = troubles.find((one) => one.cause === cause) ?? null;
    const next = nextAlert(before, trouble, now);
    if (next && (await write(deps, next, now)) && next.text) deps.logger.warn({ cause }, next.text);
  }
}

/** @returns false when another process was there first */
async function write(deps: UpdateAlertsDeps, next: NextAlert, now: Date): Promise<boolean> {
  try {
    return await deps.transact((transaction) => writeWithin(deps, next, { now, transaction }));
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function writeWithin(
  { alerts, notices, places }: UpdateAlertsDeps,
  { alert, text }: NextAlert,
  { now, transaction }: { now: Date; transaction: Transaction },
): Promise<boolean> {
  const { _id, version, ...rest } = alert;
  const session = { session: transaction };
  const { matchedCount, upsertedCount } = await alerts.updateOne(
    { _id, version },
    { $set: { ...rest, version: version + 1 } },
    // one that is not there yet has version 0; where it is there by now the key is taken
    { ...session, upsert: version === 0 },
  );
  if (matchedCount + upsertedCount === 0) return false;
  if (text === null || places.length === 0) return true;
  const of = (place: string) => ({ _id: `${_id}#${version}#${place}`, place, text, createdAt: now });
  await notices.insertMany(places.map(of), session);
  return true;
}
