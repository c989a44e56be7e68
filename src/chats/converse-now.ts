import { setTimeout as delay } from 'node:timers/promises';
import type { ChatServices } from '../services.ts';
import { chatKeyOf } from './chat-address.ts';
import { type ChatHold, claimChat, heldBy, releaseChat } from './chat-lease.ts';
import { type ConversationRecord, keptShown, type ShownMessage } from './conversation.model.ts';
import { inboxId } from './inbox.model.ts';
import type { OutgoingMessage } from './messenger.ts';
import { type OutboxRecord, unsent } from './outbox.model.ts';
import { resolveMessage } from './resolve-message.ts';
import { lookOf, type SendEntryDeps } from './send-entry.ts';
import { settleDelivery } from './settle-delivery.ts';
import { takeIn } from './take-in.ts';
import { type TakeTurnDeps, takeTurnOf } from './take-turn.ts';

export type ConverseNowDeps = TakeTurnDeps & SendEntryDeps & { background: Background };

/** Work that goes on after its caller has been answered; the service waits for it when it stops. */
export interface Background {
  add(work: Promise<unknown>): void;
  stopping: AbortSignal;
}

type Input = Parameters<ChatServices['converseNow']>[0];
type Reply = Awaited<ReturnType<ChatServices['converseNow']>>;

/** How often a chat that another process works on is looked at. */
const lookEveryMs = 50;

/**
 * Takes an update in, answers it within the budget and hands over what there is to say, in order. What is not ready by
 * then is answered, and sent by the messenger, as if it had come by `receive`.
 */
export async function converseNow(deps: ConverseNowDeps, { budgetMs, ...update }: Input): Promise<Reply> {
  const deadline = AbortSignal.timeout(budgetMs);
  const chatKey = chatKeyOf(update.address);
  const updateId = inboxId(chatKey, update.updateKey);
  const isNew = await takeIn(deps, update);
  const answered = untilAnswered(deps, { chatKey, updateId, deadline });
  deps.background.add(answered);
  await Promise.race([answered, aborted(deadline)]);
  const messages = isNew ? [] : await handedOverBefore(deps, updateId);
  messages.push(...(await takeWaiting(deps, { chatKey, updateId, deadline })));
  const isComplete = await isAllSaid(deps, { chatKey, updateId });
  if (!isComplete) {
    await deps.queue.wake('converse');
    await deps.queue.wake('send-messages');
  }
  return { messages, isComplete };
}

interface Waiting {
  chatKey: string;
  updateId: string;
  deadline: AbortSignal;
}

async function untilAnswered(deps: ConverseNowDeps, { chatKey, updateId, deadline }: Waiting): Promise<void> {
  try {
    while (!(await isAnswered(deps, { chatKey, updateId })) && !deadline.aborted) {
      const took = await takeTurnOf(deps, chatKey, deps.background.stopping);
      if (!took) await delay(lookEveryMs);
    }
  } catch (err) {
    deps.logger.error({ err, chat: chatKey }, 'an update could not be answered at once');
  }
}

async function isAnswered({ inbox, conversations }: ConverseNowDeps, { chatKey, updateId }: Omit<Waiting, 'deadline'>) {
  const waits = await inbox.exists({ _id: updateId, handledAt: null });
  if (waits) return false;
  return (await conversations.exists({ _id: chatKey, 'commands.0': { $exists: true } })) === null;
}

async function isAllSaid(deps: ConverseNowDeps, waiting: Omit<Waiting, 'deadline'>): Promise<boolean> {
  if (!(await isAnswered(deps, waiting))) return false;
  return (await deps.outbox.exists({ chatKey: waiting.chatKey, status: unsent })) === null;
}

/** Everything that waits in the chat, as far as it can be made ready in time. Nothing while it is being sent elsewhere. */
async function takeWaiting(
  deps: ConverseNowDeps,
  { chatKey, updateId, deadline }: Waiting,
): Promise<OutgoingMessage[]> {
  const { stopping } = deps.background;
  const hold = await claimChat(deps, { work: 'send', where: { _id: chatKey }, stopping });
  if (!hold) return [];
  try {
    return await takeEach(deps, { hold, updateId, deadline });
  } finally {
    hold.end();
    await releaseChat(deps, hold, new Date(deps.clock()));
  }
}

async function takeEach(
  deps: ConverseNowDeps,
  { hold, updateId, deadline }: { hold: ChatHold; updateId: string; deadline: AbortSignal },
): Promise<OutgoingMessage[]> {
  const messages: OutgoingMessage[] = [];
  const entries = await deps.outbox
    .find({ chatKey: hold.chatKey, status: unsent, origin: { $ne: 'progress' } })
    .sort({ seq: 1 })
    .lean<OutboxRecord[]>();
  for (const entry of entries) {
    const chat = await deps.conversations.findOne(heldBy(hold)).lean<ConversationRecord>();
    if (!chat) return messages;
    const message = await inTime(deps, { chat, entry, deadline });
    if (message === 'late') return messages;
    await recordHandedOver(deps, { hold, chat, entry, message, updateId });
    if (message) messages.push(message);
  }
  return messages;
}

async function inTime(
  deps: ConverseNowDeps,
  { chat, entry, deadline }: { chat: ConversationRecord; entry: OutboxRecord; deadline: AbortSignal },
): Promise<OutgoingMessage | null | 'late'> {
  const signal = AbortSignal.any([deadline, deps.background.stopping]);
  const resolving = () => resolveMessage(deps, { chat, entry, signal, withMedia: true });
  if (!entry.message.media) return resolving();
  if (signal.aborted) return 'late';
  try {
    return await Promise.race([resolving(), aborted(signal).then(() => 'late' as const)]);
  } catch (err) {
    deps.logger.info({ err, entry: entry._id }, 'a message is sent later, since it could not be made ready at once');
    return 'late';
  }
}

interface HandedOver {
  hold: ChatHold;
  chat: ConversationRecord;
  entry: OutboxRecord;
  message: OutgoingMessage | null;
  updateId: string;
}

async function recordHandedOver(deps: ConverseNowDeps, { hold, chat, entry, message, updateId }: HandedOver) {
  const endedAt = new Date(deps.clock());
  const end = message
    ? { status: 'sent' as const, handedOverFor: updateId }
    : { status: 'dropped' as const, problem: 'what it shows is not there any more' };
  await deps.transact(async (transaction) => {
    const session = { session: transaction };
    await deps.outbox.updateOne({ _id: entry._id }, { $set: { ...end, endedAt } }, session);
    await deps.conversations.updateOne(
      heldBy(hold),
      { $set: { shown: shownWith(chat, entry, message, endedAt) } },
      session,
    );
    await settleDelivery(deps, entry, { statusCode: null, error: null }, transaction);
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
async function handedOverBefore(deps: ConverseNowDeps, updateId: string): Promise<OutgoingMessage[]> {
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
