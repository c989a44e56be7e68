import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { inPages } from '../../../infra/database/in-pages.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { receiverOf } from '../../../product/delivery/receiver.ts';
import { newestFirst, olderThan } from '../../../product/videos/records/newest-first.ts';
import type { VideoRecord } from '../../../product/videos/records/video.model.ts';
import { workingStages } from '../../../product/videos/records/video-states.ts';
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
 * somebody has written from the old address since, nothing changes. The same move may be reported again: it goes on where it ended.
 */
export async function moveChat(deps: MoveChatDeps, move: Move): Promise<void> {
  await deps.transact((transaction) => moveWithin(deps, move, transaction));
  await moveFinished(deps, move);
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
  // as many as may wait at once
  const unfinished = { ownerId, stage: { $in: [...workingStages] }, removedAt: null, chatKey: oldKey };
  await videos.updateMany(unfinished, { $set: { chatKey: destination } }, session);
  const place = { destination, ...receiverOf({ ownerId, kind: to.kind, destination }) };
  await deliveryModel.updateMany(
    { ownerId, destination: oldKey, status: 'pending' },
    { $set: { ...place, nextAttemptAt: new Date(clock()), lease: null } },
    session,
  );
}

const pageSize = 500;

/** Corrections of finished videos are sent to the new address, too. An account may have any number of them. */
async function moveFinished({ users, videos }: MoveChatDeps, { from, to }: Move): Promise<void> {
  const field = accountFieldOf(to);
  const owner = field && (await users.findOne(field.filter, { _id: 1 }).lean());
  if (!owner) return;
  const [oldKey, chatKey] = [chatKeyOf(from), chatKeyOf(to)];
  const read = (last: VideoPlace | null, size: number) =>
    videos
      .find({ ownerId: owner._id, ...(last && olderThan(last)) }, { createdAt: 1, chatKey: 1 })
      .sort(newestFirst)
      .limit(size)
      .lean();
  for await (const page of inPages(pageSize, read)) {
    const ids = page.filter((video) => video.chatKey === oldKey).map(({ _id }) => _id);
    if (ids.length > 0) await videos.updateMany({ _id: { $in: ids }, chatKey: oldKey }, { $set: { chatKey } });
  }
}

type VideoPlace = Pick<VideoRecord, '_id' | 'createdAt' | 'chatKey'>;

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
