import type { ShownMessage } from '../conversation.model.ts';
import type { OutboxRecord } from './outbox.model.ts';

/** Shortest time between two edits that report progress. */
const editEveryMs = 3_000;
/** The same for messengers that cannot edit, where each update is a new message. */
const newMessageEveryMs = 120_000;

type NextToSend = { send: OutboxRecord } | { waitUntilMs: number } | null;

/**
 * Picks the entry that may be sent now from a chat's waiting entries, in their order. A progress edit that has to wait
 * lets later entries pass, except a new message with the same key: that would take its place.
 */
export function pickNextEntry(
  entries: readonly OutboxRecord[],
  { shown, canEdit, nowMs }: { shown: readonly ShownMessage[]; canEdit: boolean; nowMs: number },
): NextToSend {
  const waits = new Map<string, number>();
  for (const entry of entries) {
    const held = entry.key === null ? undefined : waits.get(entry.key);
    if (held !== undefined && entry.kind === 'send') return { waitUntilMs: held };
    if (held !== undefined) continue;
    const untilMs = notBeforeMs(entry, shown, canEdit);
    if (untilMs <= nowMs) return { send: entry };
    if (entry.key !== null) waits.set(entry.key, untilMs);
  }
  return waits.size === 0 ? null : { waitUntilMs: Math.min(...waits.values()) };
}

function notBeforeMs({ kind, key, origin }: OutboxRecord, shown: readonly ShownMessage[], canEdit: boolean): number {
  if (kind !== 'replace' || origin === 'person') return 0;
  if (!canEdit && origin !== 'progress') return 0;
  const last = shown.find((one) => one.key === key)?.at.getTime();
  return last === undefined ? 0 : last + (canEdit ? editEveryMs : newMessageEveryMs);
}
