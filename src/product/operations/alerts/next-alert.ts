import { minutesBetween } from '../status/minutes-between.ts';
import type { AlertRecord } from './alert.model.ts';
import type { FiringAlert } from './alert-rule.ts';

/** How long a trouble has to be gone before it is over: what comes and goes is told once. */
export const resolveAfterMs = 5 * 60_000;
/** News of what is known already waits for this. */
const againMs = 3_600_000;

export interface NextAlert {
  alert: AlertRecord;
  /** What operators are to be told now; null = nothing. */
  text: string | null;
}

/**
 * What becomes of a cause when it is looked at.
 * @param known what was known of it; null = nothing
 * @param trouble null = it is not there now
 * @returns null when nothing changes
 */
export function nextAlert(known: AlertRecord | null, trouble: FiringAlert | null, now: Date): NextAlert | null {
  if (trouble) return known ? goesOn(known, trouble, now) : goesOn(firstSeen(trouble), trouble, now);
  return known && isGoing(known, now);
}

function firstSeen({ cause, title }: FiringAlert): AlertRecord {
  const nothing = { seenSince: null, goneSince: null, raisedAt: null, toldAt: null, newest: null };
  return { _id: cause, title, ...nothing, version: 0 };
}

function goesOn(known: AlertRecord, trouble: FiringAlert, now: Date): NextAlert | null {
  const { title, details, holdMs, newest = null } = trouble;
  const seenSince = known.seenSince ?? now;
  const alert = { ...known, title, seenSince, goneSince: null };
  const told = { raisedAt: known.raisedAt ?? now, toldAt: now, newest };
  if (!known.raisedAt) {
    const isTold = now.getTime() - seenSince.getTime() >= holdMs;
    if (isTold) return { alert: { ...alert, ...told }, text: `⚠️ ${title}.\n${details}` };
    return known.seenSince ? null : { alert, text: null };
  }
  const isNews = newest !== known.newest && now.getTime() - (known.toldAt?.getTime() ?? 0) >= againMs;
  if (isNews) return { alert: { ...alert, ...told }, text: `⚠️ ${title}: there is more.\n${details}` };
  return known.goneSince ? { alert, text: null } : null;
}

function isGoing(known: AlertRecord, now: Date): NextAlert | null {
  if (!known.raisedAt) return known.seenSince ? { alert: { ...known, seenSince: null }, text: null } : null;
  if (!known.goneSince) return { alert: { ...known, goneSince: now }, text: null };
  if (now.getTime() - known.goneSince.getTime() < resolveAfterMs) return null;
  const lasted = minutesBetween(known.raisedAt, known.goneSince);
  return {
    alert: { ...known, seenSince: null, goneSince: null, raisedAt: null, toldAt: now, newest: null },
    text: `✅ Resolved after ${lasted}: ${known.title}.`,
  };
}
