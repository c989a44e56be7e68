import { setTimeout as delay } from 'node:timers/promises';
import { chatKeyOf } from '../../../infra/chat-address.ts';
import { type ChatHold, ChatLost, claimChat, heldBy, releaseChat } from '../chat-lease.ts';
import type { ChatServices } from '../chat-services.ts';
import { type ConversationRecord, keptShown, type ShownMessage } from '../conversation.model.ts';
import { enqueueUpdate } from '../inbox/enqueue-update.ts';
import { inboxId } from '../inbox/inbox.model.ts';
import type { OutgoingMessage } from '../messenger.ts';
import { completeDelivery } from '../outbox/complete-delivery.ts';
import { type OutboxRecord, unsent } from '../outbox/outbox.model.ts';
import { resolveMessage } from '../outbox/resolve-message.ts';
import { lookOf, type SendEntryDeps } from '../outbox/send-entry.ts';
import { type ProcessChatDeps, processChat } from './process-chat.ts';

export type AnswerInReplyDeps = ProcessChatDeps & SendEntryDeps & { background: Background };

/** Work that goes on after its caller has been answered; the service waits for it when it stops. */
export interface Background {
  add(work: Promise<unknown>): void;
  stopping: AbortSignal;
}

type Input = Parameters<ChatServices['answerInReply']>[0];
type Reply = Awaited<ReturnType<ChatServices['answerInReply']>>;

/** How often a chat that another process works on is looked at. */
const pollEveryMs = 50;

/** For clocks that differ between processes, and for a process that dies: usually the reservation ends with the reply. */
const reservationMarginMs = 5_000;

/**
 * Takes an update in, answers it within the budget and hands over what there is to say, in order. The chat is reserved
 * meanwhile: a process that is sending in it stops after its current message. What is not ready by then is answered,
 * and sent by the messenger, as if it had come by `receive`. What was handed over is recorded after the caller has it:
 * a crash in between sends it again.
 */
export async function answerInReply(deps: AnswerInReplyDeps, { budgetMs, ...update }: Input): Promise<Reply> {
  const deadline = AbortSignal.timeout(budgetMs);
  const chatKey = chatKeyOf(update.address);
  const waiting = { chatKey, updateId: inboxId(chatKey, update.updateKey), deadline };
  const replyUntil = new Date(deps.clock() + budgetMs + reservationMarginMs);
  const isNew = await enqueueUpdate(deps, { ...update, replyUntil });
  const heldBefore = await tryToHoldSending(deps, chatKey);
  const answering = untilAnswered(deps, waiting);
  deps.background.add(answering);
  const hold = heldBefore ?? (await holdSending(deps, waiting));
  const isAnswered = await Promise.race([answering, aborted(deadline).then(() => false)]);
  if (!hold) {
    deps.background.add(endReservation(deps, waiting).then(() => wakeOthers(deps)));
    return { messages: [], isComplete: false };
  }
  let taken: Taken[] = [];
  try {
    const before = isNew ? [] : await handedOverBefore(deps, waiting.updateId);
    const all = await takeEach(deps, { hold, deadline });
    taken = all.taken;
    const messages = taken.flatMap(({ message }) => (message ? [message] : []));
    return { messages: [...before, ...messages], isComplete: isAnswered && all.isAll };
  } finally {
    deps.background.add(recordTaken(deps, { hold, taken, waiting }));
  }
}

interface Waiting {
  chatKey: string;
  updateId: string;
  deadline: AbortSignal;
}

type Ended = Omit<Waiting, 'deadline'>;

/** @returns false when the time was up before */
async function untilAnswered(deps: AnswerInReplyDeps, { chatKey, updateId, deadline }: Waiting): Promise<boolean> {
  try {
    while (!(await isAnswered(deps, { chatKey, updateId }))) {
      if (deadline.aborted) return false;
      const took = await processChat(deps, chatKey, deps.background.stopping);
      if (!took) await delay(pollEveryMs);
    }
    return true;
  } catch (err) {
    deps.logger.error({ err, chat: chatKey }, 'an update could not be answered at once');
    return false;
  }
}

async function isAnswered({ inbox, conversations }: AnswerInReplyDeps, { chatKey, updateId }: Ended): Promise<boolean> {
  const waits = await inbox.exists({ _id: updateId, handledAt: null });
  if (waits) return false;
  return (await conversations.exists({ _id: chatKey, 'commands.0': { $exists: true } })) === null;
}

/** null = somebody else has been sending all the time. */
async function holdSending(deps: AnswerInReplyDeps, { chatKey, deadline }: Waiting): Promise<ChatHold | null> {
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
  /** null = what it shows is not there any more. */
  message: OutgoingMessage | null;
}

/** Everything that waits in the chat, as far as it can be made ready in time. */
async function takeEach(
  deps: AnswerInReplyDeps,
  { hold, deadline }: { hold: ChatHold; deadline: AbortSignal },
): Promise<{ taken: Taken[]; isAll: boolean }> {
  const taken: Taken[] = [];
  const chat = await deps.conversations.findOne(heldBy(hold)).lean<ConversationRecord>();
  if (!chat) return { taken, isAll: false };
  const entries = await deps.outbox
    .find({ chatKey: hold.chatKey, status: unsent, origin: { $ne: 'progress' } })
    .sort({ seq: 1 })
    .lean<OutboxRecord[]>();
  for (const entry of entries) {
    const message = await inTime(deps, { chat, entry, deadline });
    if (message === 'late') return { taken, isAll: false };
    taken.push({ entry, message });
  }
  return { taken, isAll: true };
}

async function inTime(
  deps: AnswerInReplyDeps,
  { chat, entry, deadline }: { chat: ConversationRecord; entry: OutboxRecord; deadline: AbortSignal },
): Promise<OutgoingMessage | null | 'late'> {
  const signal = AbortSignal.any([deadline, deps.background.stopping]);
  if (entry.message.media && signal.aborted) return 'late';
  try {
    const resolving = resolveMessage(deps, { chat, entry, signal, withMedia: true });
    // words are at hand at any time
    if (!entry.message.media) return await resolving;
    return await Promise.race([resolving, aborted(signal).then(() => 'late' as const)]);
  } catch (err) {
    deps.logger.info({ err, entry: entry._id }, 'a message is sent later, since it could not be made ready at once');
    return 'late';
  }
}

async function recordTaken(
  deps: AnswerInReplyDeps,
  { hold, taken, waiting }: { hold: ChatHold; taken: Taken[]; waiting: Ended },
): Promise<void> {
  try {
    for (const one of taken) await recordHandedOver(deps, { hold, ...one, updateId: waiting.updateId });
  } catch (err) {
    deps.logger.error({ err, chat: hold.chatKey }, 'what was handed over could not be recorded, and is sent again');
  } finally {
    hold.end();
    await endReservation(deps, waiting);
    await releaseChat(deps, hold, new Date(deps.clock()));
  }
  if (!(await isAllSaid(deps, waiting))) await wakeOthers(deps);
}

async function endReservation({ conversations }: AnswerInReplyDeps, { chatKey, updateId }: Ended): Promise<void> {
  const own = { _id: chatKey, 'reservedForReply.updateId': updateId };
  await conversations.updateOne(own, { $set: { reservedForReply: null } });
}

async function isAllSaid(deps: AnswerInReplyDeps, waiting: Ended): Promise<boolean> {
  if (!(await isAnswered(deps, waiting))) return false;
  return (await deps.outbox.exists({ chatKey: waiting.chatKey, status: unsent })) === null;
}

async function wakeOthers({ queue }: AnswerInReplyDeps): Promise<void> {
  await queue.wake('converse');
  await queue.wake('send-messages');
}

interface QueuedInChat extends Taken {
  hold: ChatHold;
  updateId: string;
}

async function recordHandedOver(
  deps: AnswerInReplyDeps,
  { hold, entry, message, updateId }: QueuedInChat,
): Promise<void> {
  const endedAt = new Date(deps.clock());
  const end = message
    ? { status: 'sent' as const, handedOverFor: updateId }
    : { status: 'dropped' as const, problem: 'what it shows is not there any more' };
  await deps.transact(async (transaction) => {
    const session = { session: transaction };
    const chat = await deps.conversations.findOne(heldBy(hold)).session(transaction).lean<ConversationRecord>();
    if (!chat) throw new ChatLost();
    const shown = shownWith(chat, entry, message, endedAt);
    await deps.conversations.updateOne(heldBy(hold), { $set: { shown } }, session);
    await deps.outbox.updateOne({ _id: entry._id }, { $set: { ...end, endedAt } }, session);
    await completeDelivery(deps, entry, { statusCode: null, error: null }, transaction);
  });
}

/** Without an id of the messenger's: it cannot be quoted or changed, but not repeated either. */
function shownWith(
  { shown }: ConversationRecord,
  { key }: OutboxRecord,
  message: OutgoingMessage | null,
  at: Date,
): ShownMessage[] {
  if (key === null || !message) return shown;
  const one = { key, messageId: '', look: lookOf(message), isUnderMedia: message.media !== null, at };
  return [...shown.filter((other) => other.key !== key), one].slice(-keptShown);
}

/** What was handed over to the same update before: its answer may have been lost on the way. */
async function handedOverBefore(deps: AnswerInReplyDeps, updateId: string): Promise<OutgoingMessage[]> {
  const messages: OutgoingMessage[] = [];
  const entries = await deps.outbox.find({ handedOverFor: updateId }).sort({ seq: 1 }).lean<OutboxRecord[]>();
  for (const entry of entries) {
    const chat = await deps.conversations.findById(entry.chatKey).lean<ConversationRecord>();
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
