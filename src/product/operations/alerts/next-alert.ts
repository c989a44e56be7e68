import type { AlertRecord } from './alert.model.ts';
import type { FiringAlert } from './alert-rules.ts';
import type { AlertNews } from './word-alert.ts';

/** An alert is resolved when it has not fired for this long, so that one that comes and goes is reported once. */
export const resolveAfterMs = 5 * 60_000;
/** A raised alert with something new in it is reported again at most this often. */
const repeatAfterMs = 3_600_000;

export interface NextAlert {
  alert: AlertRecord;
  /** What to notify operators of; null = nothing. */
  news: AlertNews | null;
}

/**
 * Next state of an alert after its rule was evaluated.
 * @param known its state before; null = never seen
 * @param firing null = it is not firing now
 * @returns null when nothing changes
 */
export function nextAlert(known: AlertRecord | null, firing: FiringAlert | null, now: Date): NextAlert | null {
  if (firing) return known ? stillFiring(known, firing, now) : stillFiring(firstSeen(firing), firing, now);
  return known && notFiring(known, now);
}

function firstSeen({ cause }: FiringAlert): AlertRecord {
  const nothing = { seenSince: null, goneSince: null, raisedAt: null, toldAt: null, newest: null };
  return { _id: cause, ...nothing, version: 0 };
}

function stillFiring(known: AlertRecord, firing: FiringAlert, now: Date): NextAlert | null {
  const { cause, values, holdMs, newest = null } = firing;
  const seenSince = known.seenSince ?? now;
  const alert = { ...known, seenSince, goneSince: null };
  const notified = { raisedAt: known.raisedAt ?? now, toldAt: now, newest };
  if (!known.raisedAt) {
    const isDue = now.getTime() - seenSince.getTime() >= holdMs;
    if (isDue) return { alert: { ...alert, ...notified }, news: { kind: 'raised', cause, values } };
    return known.seenSince ? null : { alert, news: null };
  }
  const isNews = newest !== known.newest && now.getTime() - (known.toldAt?.getTime() ?? 0) >= repeatAfterMs;
  if (isNews) return { alert: { ...alert, ...notified }, news: { kind: 'more', cause, values } };
  return known.goneSince ? { alert, news: null } : null;
}

function notFiring(known: AlertRecord, now: Date): NextAlert | null {
  if (!known.raisedAt) return known.seenSince ? { alert: { ...known, seenSince: null }, news: null } : null;
  if (!known.goneSince) return { alert: { ...known, goneSince: now }, news: null };
  if (now.getTime() - known.goneSince.getTime() < resolveAfterMs) return null;
  const minutes = Math.floor((known.goneSince.getTime() - known.raisedAt.getTime()) / 60_000);
  return {
    alert: { ...known, seenSince: null, goneSince: null, raisedAt: null, toldAt: now, newest: null },
    news: { kind: 'resolved', cause: known._id, minutes },
  };
}
