import { dueBy } from '../../../infra/database/partial-index.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import {
  type ChatHold,
  type ChatLeaseDeps,
  claimChat,
  heldBy,
  readHeldChat,
  releaseChat,
  workInChat,
} from '../chat-lease.ts';
import type { ConversationRecord, ShownMessage } from '../conversation.model.ts';
import { configuredKinds } from '../messenger.ts';
import { type OutboxModel, type OutboxRecord, unsent } from './outbox.model.ts';
import { type SendEntryDeps, sendEntry } from './send-entry.ts';

type SendMessagesDeps = ChatLeaseDeps & SendEntryDeps & { outbox: OutboxModel; queue: Queue; logger: Logger };

/** Read at once; a chat with more entries goes on after them. */
const maxEntries = 40;

/**
 * Sends the waiting messages of the chat that has been due longest, in order, until none is left or one has to wait. Can
 * run many times in parallel.
 * @param onSlow called when it waits for an encode, and so for nothing that its place is limited for
 * @returns false when no chat is due
 */
export async function sendMessages(
  deps: SendMessagesDeps,
  stopping: AbortSignal,
  onSlow?: () => void,
): Promise<boolean> {
  const now = new Date(deps.clock());
  const kinds = await openKinds(deps, now);
  const where = {
    sendDueAt: dueBy(now),
    kind: { $in: kinds },
    waitsForContact: false,
    $and: [
      { $or: [{ limitedUntil: null }, { limitedUntil: { $lte: now } }] },
      { $or: [{ reservedForReply: null }, { 'reservedForReply.until': { $lte: now } }] },
    ],
  };
  const hold = kinds.length > 0 ? await claimChat(deps, { work: 'send', where, stopping }) : null;
  if (!hold) return false;
  await workInChat(deps, hold, {
    next: () => sendOne(deps, hold, onSlow),
    onFault: 'messages of a chat could not be sent',
  });
  return true;
}

/**
 * A messenger that has asked us to wait in two chats or more means all chats: nothing is sent through it until then. Chats
 * that were sent much do not count: people who write a lot would keep all others waiting.
 */
async function openKinds({ conversations, messengers }: SendMessagesDeps, now: Date) {
  const kinds = configuredKinds(messengers);
  const limited = { limitedUntil: { $type: 'date', $gt: now }, limitIsItsOwn: false } as const;
  const counts = await Promise.all(
    kinds.map((kind) => conversations.countDocuments({ kind, ...limited }, { limit: 2 })),
  );
  return kinds.filter((_, index) => (counts[index] ?? 0) < 2);
}

/** @returns false when the lease has been released */
async function sendOne(deps: SendMessagesDeps, hold: ChatHold, onSlow?: () => void): Promise<boolean> {
  hold.signal.throwIfAborted();
  const chat = await readHeldChat(deps, hold);
  const entries = await deps.outbox
    .find({ chatKey: chat._id, status: unsent })
    .sort({ seq: 1 })
    .limit(maxEntries)
    .lean();
  const canEdit = deps.messengers[chat.kind]?.canEdit ?? true;
  const next = pickNextEntry(entries, { shown: chat.shown, canEdit, nowMs: deps.clock() });
  if (next === null || 'waitUntilMs' in next) return releaseIfDone(deps, hold, chat, next?.waitUntilMs ?? null);
  if (await releaseIfReserved(deps, hold)) return false;
  const pause = await sendEntry(deps, { hold, chat, entry: next.send, onSlow });
  if (pause === null) return true;
  if (pause.untilMs !== null) await deps.queue.wake('send-messages', { at: new Date(pause.untilMs) });
  await releaseChat(deps, hold, pause.untilMs === null ? null : new Date(pause.untilMs));
  return false;
}

/**
 * Releases the lease to a request that waits for its answer. To be called after the entries were read: then an answer
 * among them has a reservation that is seen here.
 */
async function releaseIfReserved(deps: SendMessagesDeps, hold: ChatHold): Promise<boolean> {
  const reserved = { ...heldBy(hold), 'reservedForReply.until': { $gt: new Date(deps.clock()) } };
  const chat = await deps.conversations.findOne(reserved, { reservedForReply: 1 }).lean();
  if (!chat?.reservedForReply) return false;
  await deps.queue.wake('send-messages', { at: chat.reservedForReply.until });
  await releaseChat(deps, hold);
  return true;
}

/** Releases the lease, unless new entries were written since `chat` was read. */
async function releaseIfDone(
  deps: SendMessagesDeps,
  hold: ChatHold,
  { replied }: ConversationRecord,
  waitUntilMs: number | null,
): Promise<boolean> {
  const at = waitUntilMs === null ? null : new Date(waitUntilMs);
  const { matchedCount } = await deps.conversations.updateOne(
    { ...heldBy(hold), replied },
    { $set: { sendLease: null, sendDueAt: at } },
  );
  if (matchedCount === 0) return true;
  if (at) await deps.queue.wake('send-messages', { at });
  return false;
}

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
