import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { receiverOf } from '../../../product/delivery/receiver.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../conversation.model.ts';
import type { InboxModel } from '../inbox/inbox.model.ts';
import type { OutboxModel } from '../outbox/outbox.model.ts';
import { accountFieldOf } from './account-field.ts';
import { type UnlinkDeps, unlinkFromAccount } from './link-to-account.ts';

interface MoveChatDeps extends UnlinkDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  outbox: OutboxModel;
  transact: Transact;
  queue: Queue;
  clock: Clock;
}

interface Move {
  from: ChatAddress;
  /** In the same messenger. */
  to: ChatAddress;
  /** When the messenger says that it happened. */
  at: Date;
}

/**
 * The person has another address in the same messenger, and their account goes with them: whoever has the old address next is
 * a stranger. Results that waited are sent to the new one. If it has an account already, the old one only loses its chat. When
 * somebody has written from the old address since, nothing changes, and so when the same move is reported again.
 */
export async function moveChat(deps: MoveChatDeps, move: Move): Promise<void> {
  await deps.transact((transaction) => moveWithin(deps, move, transaction));
  await deps.queue.wake('reconcile');
}

async function moveWithin(deps: MoveChatDeps, { from, to, at }: Move, transaction: Transaction): Promise<void> {
  const { conversations, users } = deps;
  const [old, next] = [accountFieldOf(from), accountFieldOf(to)];
  if (!old || !next) throw new Error(`chats of ${from.kind} are not moved`);
  const chat = await conversations.findById(chatKeyOf(from)).session(transaction).lean();
  if (!chat || (chat.contact && chat.contact.lastSeenAt > at)) return;
  const user = await users.findOne(old.filter).session(transaction).lean();
  const isFree = !(await users.exists(next.filter).session(transaction));
  if (user && isFree) {
    await users.updateOne({ _id: user._id }, { $set: next.value(chat.contact) }, { session: transaction });
    await moveResults(deps, { ownerId: user._id, from, to }, transaction);
    await openChat(deps, { chat, userId: user._id, to }, transaction);
  } else if (user) {
    await unlinkFromAccount(deps, { address: from, userId: user._id }, transaction);
  }
  await closeChat(deps, chat._id, transaction);
}

async function moveResults(
  { videos, deliveryModel, clock }: MoveChatDeps,
  { ownerId, from, to }: { ownerId: number; from: ChatAddress; to: ChatAddress },
  transaction: Transaction,
): Promise<void> {
  const session = { session: transaction };
  const [oldKey, destination] = [chatKeyOf(from), chatKeyOf(to)];
  await videos.updateMany({ ownerId, chatKey: oldKey }, { $set: { chatKey: destination } }, session);
  const place = { destination, ...receiverOf({ ownerId, kind: to.kind, destination }) };
  await deliveryModel.updateMany(
    { ownerId, destination: oldKey, status: 'pending' },
    { $set: { ...place, nextAttemptAt: new Date(clock()), lease: null } },
    session,
  );
}

/** The messenger lets us write there when the person has written from there. */
async function openChat(
  { conversations, clock }: MoveChatDeps,
  { chat, userId, to }: { chat: ConversationRecord; userId: number; to: ChatAddress },
  transaction: Transaction,
): Promise<void> {
  const { state, deliverHere, optedOutAt = null, blockedAt } = chat;
  const kept = { userId, state, deliverHere, optedOutAt, blockedAt: optedOutAt && blockedAt };
  await conversations.updateOne(
    { _id: chatKeyOf(to) },
    { $set: { ...kept, waitsForContact: true }, $setOnInsert: newConversation(to, new Date(clock())) },
    { upsert: true, session: transaction },
  );
}

async function closeChat(
  { conversations, inbox, outbox }: MoveChatDeps,
  chatKey: string,
  transaction: Transaction,
): Promise<void> {
  const session = { session: transaction };
  await inbox.deleteMany({ chatKey }, session);
  await outbox.deleteMany({ chatKey }, session);
  await conversations.deleteOne({ _id: chatKey }, session);
}
