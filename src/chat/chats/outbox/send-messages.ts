import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { type ChatHold, type ChatLeaseDeps, ChatLost, claimChat, heldBy, releaseChat } from '../chat-lease.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { configuredKinds } from '../messengers.ts';
import { type OutboxModel, type OutboxRecord, unsent } from './outbox.model.ts';
import { pickNextEntry } from './pick-next.ts';
import { type SendEntryDeps, sendEntry } from './send-entry.ts';

export type SendMessagesDeps = ChatLeaseDeps & SendEntryDeps & { outbox: OutboxModel; queue: Queue; logger: Logger };

/** Looked at together; a chat with more goes on after them. */
const entriesAtOnce = 40;
const afterFaultMs = 5_000;

/**
 * Sends what waits in the chat that has been due longest, in order, until nothing is left or something has to wait.
 * @returns false when no chat waits
 */
export async function sendMessages(deps: SendMessagesDeps, stopping: AbortSignal): Promise<boolean> {
  const now = new Date(deps.clock());
  const kinds = await openKinds(deps, now);
  const where = {
    ...{ sendDueAt: { $lte: now }, kind: { $in: kinds }, waitsForContact: false },
    $and: [
      { $or: [{ limitedUntil: null }, { limitedUntil: { $lte: now } }] },
      { $or: [{ reservedForReply: null }, { 'reservedForReply.until': { $lte: now } }] },
    ],
  };
  const hold = kinds.length > 0 ? await claimChat(deps, { work: 'send', where, stopping }) : null;
  if (!hold) return false;
  try {
    while (await sendOne(deps, hold));
  } catch (err) {
    if (err instanceof ChatLost) return true;
    if (!hold.signal.aborted) deps.logger.error({ err, chat: hold.chatKey }, 'messages of a chat could not be sent');
    await releaseChat(deps, hold, new Date(deps.clock() + (hold.signal.aborted ? 0 : afterFaultMs)));
  } finally {
    hold.end();
  }
  return true;
}

/** A messenger that has told several chats to wait means all of them: no more is sent through it until it may be. */
async function openKinds({ conversations, messengers }: SendMessagesDeps, now: Date) {
  const kinds = configuredKinds(messengers);
  const limited = await Promise.all(
    kinds.map((kind) => conversations.countDocuments({ kind, limitedUntil: { $gt: now } }, { limit: 2 })),
  );
  return kinds.filter((_, index) => (limited[index] ?? 0) < 2);
}

/** @returns false when the chat is free for others again */
async function sendOne(deps: SendMessagesDeps, hold: ChatHold): Promise<boolean> {
  hold.signal.throwIfAborted();
  const chat = await deps.conversations.findOne(heldBy(hold)).lean<ConversationRecord>();
  if (!chat) throw new ChatLost();
  const entries = await deps.outbox
    .find({ chatKey: chat._id, status: unsent })
    .sort({ seq: 1 })
    .limit(entriesAtOnce)
    .lean<OutboxRecord[]>();
  const canEdit = deps.messengers[chat.kind]?.canEdit ?? true;
  const next = pickNextEntry(entries, { shown: chat.shown, canEdit, nowMs: deps.clock() });
  if (next === null || 'waitUntilMs' in next) return leave(deps, hold, chat, next?.waitUntilMs ?? null);
  if (await isReserved(deps, hold)) return false;
  const pause = await sendEntry(deps, { hold, chat, entry: next.send });
  if (pause === null) return true;
  if (pause.untilMs !== null) await deps.queue.wake('send-messages', { at: new Date(pause.untilMs) });
  await releaseChat(deps, hold, pause.untilMs === null ? null : new Date(pause.untilMs));
  return false;
}

/**
 * A request that waits for an answer as its reply takes over what is left. Asked after the entries were read, so that
 * an answer among them has its reservation.
 */
async function isReserved(deps: SendMessagesDeps, hold: ChatHold): Promise<boolean> {
  const reserved = { ...heldBy(hold), 'reservedForReply.until': { $gt: new Date(deps.clock()) } };
  const chat = await deps.conversations.findOne(reserved, { reservedForReply: 1 }).lean<ConversationRecord>();
  if (!chat?.reservedForReply) return false;
  await deps.queue.wake('send-messages', { at: chat.reservedForReply.until });
  await releaseChat(deps, hold);
  return true;
}

/** Only if nothing has been put in since it was looked at. */
async function leave(
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
