import { setTimeout as delay } from 'node:timers/promises';
import { chatKeyOf } from '../../../infra/chat-address.ts';
import { type ChatHold, claimChat, heldBy, readHeldChat, releaseChat } from '../chat-lease.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { type ChatUpdate, enqueueUpdate } from '../inbox/enqueue-update.ts';
import { inboxId } from '../inbox/inbox.model.ts';
import type { OutgoingMessage } from '../messenger.ts';
import { endEntry } from '../outbox/complete-delivery.ts';
import { type OutboxRecord, unsent } from '../outbox/outbox.model.ts';
import { resolveMessage } from '../outbox/resolve-message.ts';
import { goneProblem, type SendEntryDeps, withShown } from '../outbox/send-entry.ts';
import { type ProcessChatDeps, processChat } from './process-chat.ts';

type AnswerInReplyDeps = ProcessChatDeps & SendEntryDeps & { background: Background };

/** Work that goes on after its caller has been answered. When the service stops, it waits for this work. */
export interface Background {
  add(work: Promise<unknown>): void;
  stopping: AbortSignal;
}

interface AnswerInReply {
  messages: OutgoingMessage[];
  /** false = the messenger sends more later. */
  isComplete: boolean;
}

/** How often a chat on which another process works is polled. */
const pollEveryMs = 50;
/** For clocks that differ between processes. Only after a crash does a reservation last this long. */
const reservationMarginMs = 5_000;

/**
 * For platforms that show the reply to their request as the answer: stores an update, answers it within `budgetMs`, and
 * returns everything that waits to be sent in the chat, in order. What is not ready by then is sent by the messenger, as
 * for `receive`. The same `updateKey` again returns the same messages again.
 *
 * Meanwhile the chat is reserved: a process that is sending in it stops after its current message. What was returned is
 * recorded as sent afterwards, so that a crash in between sends it again.
 */
export async function answerInReply(
  deps: AnswerInReplyDeps,
  { budgetMs, ...update }: ChatUpdate & { budgetMs: number },
): Promise<AnswerInReply> {
  const deadline = AbortSignal.timeout(budgetMs);
  const chatKey = chatKeyOf(update.address);
  const request = { chatKey, updateId: inboxId(chatKey, update.updateKey), deadline };
  const replyUntil = new Date(deps.clock() + budgetMs + reservationMarginMs);
  const isNew = await enqueueUpdate(deps, { ...update, replyUntil });
  const heldBefore = await tryToHoldSending(deps, chatKey);
  const answering = processUntilAnswered(deps, request);
  deps.background.add(answering);
  const hold = heldBefore ?? (await holdSending(deps, request));
  const isAnswered = await Promise.race([answering, aborted(deadline).then(() => false)]);
  if (!hold) {
    deps.background.add(endReservation(deps, request).then(() => wakeJobs(deps)));
    return { messages: [], isComplete: false };
  }
  let taken: Taken[] = [];
  try {
    const before = isNew ? [] : await messagesReturnedBefore(deps, request.updateId);
    const waiting = await takeWaiting(deps, { hold, deadline });
    taken = waiting.taken;
    const messages = taken.flatMap(({ message }) => (message ? [message] : []));
    return { messages: [...before, ...messages], isComplete: isAnswered && waiting.isAll };
  } finally {
    deps.background.add(recordReply(deps, { hold, taken, request }));
  }
}

interface Request {
  chatKey: string;
  updateId: string;
  deadline: AbortSignal;
}

/** @returns false when the deadline came first */
async function processUntilAnswered(deps: AnswerInReplyDeps, request: Request): Promise<boolean> {
  const { chatKey, deadline } = request;
  try {
    while (!(await isAnswered(deps, request))) {
      if (deadline.aborted) return false;
      const processed = await processChat(deps, chatKey, deps.background.stopping);
      if (!processed) await delay(pollEveryMs);
    }
    return true;
  } catch (err) {
    deps.logger.error({ err, chat: chatKey }, 'an update could not be answered in the reply');
    return false;
  }
}

async function isAnswered(
  { inbox, conversations }: AnswerInReplyDeps,
  { chatKey, updateId }: Request,
): Promise<boolean> {
  const waits = await inbox.exists({ _id: updateId, handledAt: null });
  if (waits) return false;
  return (await conversations.exists({ _id: chatKey, 'commands.0': { $exists: true } })) === null;
}

/** @returns null when another process was sending until the deadline */
async function holdSending(deps: AnswerInReplyDeps, { chatKey, deadline }: Request): Promise<ChatHold | null> {
  for (;;) {
    const hold = await tryToHoldSending(deps, chatKey);
    if (hold || deadline.aborted) return hold;
    await delay(pollEveryMs);
  }
}

function tryToHoldSending(deps: AnswerInReplyDeps, chatKey: string): Promise<ChatHold | null> {
  return claimChat(deps, { work: 'send', where: { _id: chatKey }, stopping: deps.background.stopping });
}

interface Taken {
  entry: OutboxRecord;
  /** null = its video no longer exists. */
  message: OutgoingMessage | null;
}

/** Loads the chat's waiting messages in order, up to the first one that is not ready in time. */
async function takeWaiting(
  deps: AnswerInReplyDeps,
  { hold, deadline }: { hold: ChatHold; deadline: AbortSignal },
): Promise<{ taken: Taken[]; isAll: boolean }> {
  const taken: Taken[] = [];
  const chat = await deps.conversations.findOne(heldBy(hold)).lean();
  if (!chat) return { taken, isAll: false };
  const entries = await deps.outbox
    .find({ chatKey: hold.chatKey, status: unsent, origin: { $ne: 'progress' } })
    .sort({ seq: 1 })
    .lean();
  for (const entry of entries) {
    const message = await resolveInTime(deps, { chat, entry, deadline });
    if (message === 'late') return { taken, isAll: false };
    taken.push({ entry, message });
  }
  return { taken, isAll: true };
}

async function resolveInTime(
  deps: AnswerInReplyDeps,
  { chat, entry, deadline }: { chat: ConversationRecord; entry: OutboxRecord; deadline: AbortSignal },
): Promise<OutgoingMessage | null | 'late'> {
  const signal = AbortSignal.any([deadline, deps.background.stopping]);
  if (entry.message.media && signal.aborted) return 'late';
  try {
    const resolving = resolveMessage(deps, { chat, entry, signal, withMedia: true });
    // text needs no loading, so it is never late
    if (!entry.message.media) return await resolving;
    return await Promise.race([resolving, aborted(signal).then(() => 'late' as const)]);
  } catch (err) {
    deps.logger.info({ err, entry: entry._id }, 'a message is sent later, since its media could not be loaded in time');
    return 'late';
  }
}

/** Records what the reply contained, then leaves the chat to the jobs. */
async function recordReply(
  deps: AnswerInReplyDeps,
  { hold, taken, request }: { hold: ChatHold; taken: Taken[]; request: Request },
): Promise<void> {
  try {
    for (const one of taken) await recordSent(deps, { hold, ...one, updateId: request.updateId });
  } catch (err) {
    deps.logger.error({ err, chat: hold.chatKey }, 'the messages of a reply could not be recorded, and are sent again');
  } finally {
    hold.end();
    await endReservation(deps, request);
    await releaseChat(deps, hold, new Date(deps.clock()));
  }
  if (!(await isAllSent(deps, request))) await wakeJobs(deps);
}

async function endReservation({ conversations }: AnswerInReplyDeps, { chatKey, updateId }: Request): Promise<void> {
  const own = { _id: chatKey, 'reservedForReply.updateId': updateId };
  await conversations.updateOne(own, { $set: { reservedForReply: null } });
}

async function isAllSent(deps: AnswerInReplyDeps, request: Request): Promise<boolean> {
  if (!(await isAnswered(deps, request))) return false;
  return (await deps.outbox.exists({ chatKey: request.chatKey, status: unsent })) === null;
}

async function wakeJobs({ queue }: AnswerInReplyDeps): Promise<void> {
  await queue.wake('converse');
  await queue.wake('send-messages');
}

/** A message of a reply has no id of the messenger's, so it can be neither quoted nor changed. */
async function recordSent(
  deps: AnswerInReplyDeps,
  { hold, entry, message, updateId }: Taken & { hold: ChatHold; updateId: string },
): Promise<void> {
  const end = message
    ? { status: 'sent' as const, problem: null, handedOverFor: updateId }
    : { status: 'dropped' as const, problem: goneProblem };
  await deps.transact(async (transaction) => {
    const chat = await readHeldChat(deps, hold, transaction);
    const shown = message ? withShown(chat, entry, { messageId: '', message, at: deps.clock() }) : chat.shown;
    await deps.conversations.updateOne(heldBy(hold), { $set: { shown } }, { session: transaction });
    await endEntry(deps, entry, end, transaction);
  });
}

/** The messages of an earlier reply to the same update, which may have been lost on the way. */
async function messagesReturnedBefore(deps: AnswerInReplyDeps, updateId: string): Promise<OutgoingMessage[]> {
  const messages: OutgoingMessage[] = [];
  const entries = await deps.outbox.find({ handedOverFor: updateId }).sort({ seq: 1 }).lean();
  for (const entry of entries) {
    const chat = await deps.conversations.findById(entry.chatKey).lean();
    const signal = deps.background.stopping;
    const message = chat && (await resolveMessage(deps, { chat, entry, signal, withMedia: true }));
    if (message) messages.push(message);
  }
  return messages;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
