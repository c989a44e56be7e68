import { addressOfChat, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel, SubscriberRecord } from '../../../product/subscribers/subscriber.model.ts';
import type { ChatsToNotify } from '../../../product/videos/ending/announce-end.ts';
import type { ConversationModel, ConversationRecord } from '../conversation.model.ts';
import { findUserOfChat } from '../linking/user-of-chat.ts';
import { configuredKinds, type Messengers } from '../messengers.ts';

export interface ChatsToNotifyDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  conversations: ConversationModel;
  messengers: Messengers;
}

/**
 * The chat in which a video was ordered or last changed, as long as it is its owner's; else, of a video that has no
 * callback, every linked chat that its owner has not switched off. Only where a messenger is at hand.
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

/** Telegram first, then the platform's contacts in the order in which they were linked. */
export async function linkedChatKeys(
  { users, subscribers }: Pick<ChatsToNotifyDeps, 'users' | 'subscribers'>,
  userId: number,
  transaction?: Transaction,
): Promise<string[]> {
  const session = transaction ?? null;
  const user = await users.findById(userId).session(session).lean();
  const contacts = await subscribers
    .find({ userId })
    .sort({ linkedAt: 1, _id: 1 })
    .session(session)
    .lean<SubscriberRecord[]>();
  const telegram = user?.telegram ? [chatKeyOf({ kind: 'telegram', chatId: user.telegram.chatId })] : [];
  return [...telegram, ...contacts.map((contact) => chatKeyOf({ kind: 'messenger', ...contact }))];
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
  // what was ordered before somebody linked the chat from outside is still awaited there
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
