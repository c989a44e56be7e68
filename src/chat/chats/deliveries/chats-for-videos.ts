import { addressOfChat } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/connect-database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { createUserModel, type UserModel } from '../../../product/accounts/user.model.ts';
import type { DeliveryRecord } from '../../../product/delivery/delivery.model.ts';
import { createSubscriberModel, type SubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import { createOutputModel } from '../../../product/videos/records/output.model.ts';
import { createVideoModel } from '../../../product/videos/records/video.model.ts';
import type { ChatsToNotify } from '../../../product/videos/video-deps.ts';
import { type ConversationModel, createConversationModel } from '../conversation.model.ts';
import { createInboxModel } from '../inbox/inbox.model.ts';
import { findUserOfChat, linkedChatKeys } from '../linking/user-of-chat.ts';
import { configuredKinds, type Messengers } from '../messenger.ts';
import { createOutboxModel } from '../outbox/outbox.model.ts';
import { deliverToChat } from './deliver-to-chat.ts';

/** What videos and deliveries need from chats. */
export function createChatsForVideos(options: {
  database: Database;
  messengers: Messengers;
  queue: Queue;
  clock: Clock;
  mediaBaseUrl: string;
}) {
  const { connection, transact } = options.database;
  const deps = {
    ...options,
    transact,
    users: createUserModel(connection),
    subscribers: createSubscriberModel(connection),
    conversations: createConversationModel(connection),
    inbox: createInboxModel(connection),
    outbox: createOutboxModel(connection),
    videos: createVideoModel(connection),
    outputs: createOutputModel(connection),
  };
  return {
    chatsToNotify: createChatsToNotify(deps),
    deliverToChat: (delivery: DeliveryRecord) => deliverToChat(deps, delivery),
    chatKinds: configuredKinds(options.messengers),
  };
}

interface ChatsToNotifyDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  conversations: ConversationModel;
  messengers: Messengers;
}

/**
 * The chats that get the news of a finished video: the one in which it was ordered or last changed, as long as that
 * belongs to the owner. For a video made elsewhere without a callback: every linked chat for which the owner has not
 * switched deliveries off. Only chats whose messenger is configured.
 */
function createChatsToNotify(deps: ChatsToNotifyDeps): ChatsToNotify {
  const kinds = configuredKinds(deps.messengers);
  return async ({ ownerId, callbackUrl, chatKey }, transaction) => {
    if (kinds.length === 0) return [];
    const reachable = (key: string) => kinds.some((kind) => key.startsWith(`${kind}:`));
    if (chatKey !== null) {
      const isTheirs = reachable(chatKey) && (await isChatOf(deps, { chatKey, ownerId }, transaction));
      return isTheirs ? [chatKey] : [];
    }
    if (callbackUrl !== null) return [];
    const linked = (await linkedChatKeys(deps, ownerId, transaction)).filter(reachable);
    return withoutSwitchedOff(deps, linked, transaction);
  };
}

async function isChatOf(
  deps: ChatsToNotifyDeps,
  { chatKey, ownerId }: { chatKey: string; ownerId: number },
  transaction: Transaction,
): Promise<boolean> {
  const address = addressOfChat(chatKey);
  if (!address) return false;
  const chat = await deps.conversations.findById(chatKey).session(transaction).lean();
  const ownUserId = chat?.ownUserId ?? null;
  // the video was ordered before somebody linked the chat from outside
  if (ownUserId === ownerId) return true;
  const user = await findUserOfChat(deps, { address, ownUserId }, transaction);
  return user?._id === ownerId;
}

async function withoutSwitchedOff(
  { conversations }: ChatsToNotifyDeps,
  chatKeys: string[],
  transaction: Transaction,
): Promise<string[]> {
  if (chatKeys.length === 0) return [];
  const off = await conversations
    .find({ _id: { $in: chatKeys }, deliverHere: false }, { _id: 1 })
    .session(transaction)
    .lean();
  return chatKeys.filter((chatKey) => off.every(({ _id }) => _id !== chatKey));
}
