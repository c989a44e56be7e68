import { addressOfChat } from '../../../infra/chat-address.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import type { ChatsToNotify } from '../../../product/videos/ending/announce-end.ts';
import type { ConversationModel, ConversationRecord } from '../conversation.model.ts';
import { findUserOfChat, linkedChatKeys } from '../linking/user-of-chat.ts';
import { configuredKinds, type Messengers } from '../messenger.ts';

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
export function createChatsToNotify(deps: ChatsToNotifyDeps): ChatsToNotify {
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
  const chat = await deps.conversations.findById(chatKey).session(transaction).lean<ConversationRecord>();
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
