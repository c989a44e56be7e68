import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { retryOnDuplicate } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { DeliveryProblem } from '../../../product/delivery/delivery-problem.ts';
import type { Message, Reply } from '../../conversation/message.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../conversation.model.ts';
import { inboxId } from '../inbox/inbox.model.ts';
import type { Messenger, Messengers } from '../messenger.ts';
import type { OutboxModel, OutboxRecord } from './outbox.model.ts';

export interface WriteRepliesDeps {
  outbox: OutboxModel;
  messengers: Messengers;
  clock: Clock;
}

const blockedProblem: DeliveryProblem = { code: 'blocked' };

export type ReplyFacts = Pick<OutboxRecord, 'origin' | 'answers' | 'delivery'>;

/**
 * Puts replies into the outbox, in order. Belongs into the transaction that stores the new state.
 * @returns the number of entries; the caller adds it to the conversation's `replied`
 */
export async function writeReplies(
  deps: WriteRepliesDeps,
  chat: Pick<ConversationRecord, '_id' | 'kind' | 'replied' | 'blockedAt'>,
  { replies, facts, transaction }: { replies: Reply[]; facts: ReplyFacts; transaction: Transaction },
): Promise<number> {
  // a person who has blocked us gets nothing; a delivery is recorded as dropped
  if (chat.blockedAt && !facts.delivery) return 0;
  const stored = replies.flatMap((reply) => (reply.kind === 'toast' ? [] : [reply]));
  const keys = stored.flatMap((reply) => (reply.kind === 'replace' ? [reply.key] : []));
  await deleteSupersededEdits(deps, chat._id, keys, transaction);
  const written = withoutRedundant(stored, facts, deps.messengers[chat.kind]);
  const hasSend = written.some(({ kind }) => kind === 'send');
  const createdAt = new Date(deps.clock());
  const entries = written.map((reply, index) => ({
    ...entryOf(chat._id, chat.replied + 1 + index, reply),
    ...facts,
    // an edit may be superseded, so the delivery belongs to the message that is sent
    delivery: hasSend && reply.kind === 'replace' ? null : facts.delivery,
    createdAt,
    ...(chat.blockedAt ? { status: 'dropped', problem: blockedProblem, endedAt: createdAt } : {}),
  }));
  if (entries.length > 0) await deps.outbox.insertMany(entries, { session: transaction });
  return entries.length;
}

type StoredReply = Exclude<Reply, { kind: 'toast' }>;

/** Only the newest of several edits of one message is sent. */
async function deleteSupersededEdits(
  { outbox }: WriteRepliesDeps,
  chatKey: string,
  keys: string[],
  transaction: Transaction,
): Promise<void> {
  if (keys.length === 0) return;
  await outbox.deleteMany(
    { chatKey, kind: 'replace', key: { $in: keys }, status: 'waiting' },
    { session: transaction },
  );
}

/** A messenger that cannot edit would send "ready" as a message of its own right above the finished video. */
function withoutRedundant(replies: StoredReply[], { origin }: ReplyFacts, messenger?: Messenger): StoredReply[] {
  const onlySends = replies.filter(({ kind }) => kind === 'send');
  if (origin === 'progress' && messenger?.sendsStatusOnce) return onlySends;
  const canEdit = messenger?.canEdit ?? true;
  return canEdit || origin === 'person' || onlySends.length === 0 ? replies : onlySends;
}

function entryOf(chatKey: string, seq: number, reply: StoredReply) {
  const { kind, message, key = null } = reply;
  return {
    _id: outboxId(chatKey, seq),
    chatKey,
    seq,
    kind,
    key,
    message: withoutUndefined(message),
    status: 'waiting' as const,
  };
}

export function outboxId(chatKey: string, seq: number): string {
  return `${chatKey} ${seq}`;
}

/** Removes fields that are `undefined`: MongoDB would store them as null. */
export function withoutUndefined<T>(value: T | Message): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export interface QueueMessageDeps extends WriteRepliesDeps {
  conversations: ConversationModel;
  transact: Transact;
  queue: Queue;
}

interface QueuedMessage {
  address: ChatAddress;
  messageKey: string;
  message: Message;
}

/** Sends a message of ours after the chat's earlier ones. The same `messageKey` in the same chat is sent once. */
export async function queueMessage(deps: QueueMessageDeps, queued: QueuedMessage): Promise<void> {
  await retryOnDuplicate(() => deps.transact((transaction) => queueWithin(deps, queued, transaction)));
  await deps.queue.wake('send-messages');
}

async function queueWithin(
  deps: QueueMessageDeps,
  { address, messageKey, message }: QueuedMessage,
  transaction: Transaction,
) {
  const chatKey = chatKeyOf(address);
  const answers = inboxId(chatKey, `tell:${messageKey}`);
  if (await deps.outbox.exists({ answers }).session(transaction)) return;
  const now = new Date(deps.clock());
  const chat = await deps.conversations
    .findOneAndUpdate(
      { _id: chatKey },
      { $set: { sendDueAt: now }, $setOnInsert: newConversation(address, now) },
      { upsert: true, returnDocument: 'after', session: transaction },
    )
    .orFail()
    .lean();
  const facts = { origin: 'news' as const, answers, delivery: null };
  const replied = await writeReplies(deps, chat, { replies: [{ kind: 'send', message }], facts, transaction });
  await deps.conversations.updateOne({ _id: chatKey }, { $inc: { replied } }, { session: transaction });
}
