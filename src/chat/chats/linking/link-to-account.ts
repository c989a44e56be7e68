import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { MergeAccounts } from '../../../product/account-merging/merge-accounts.ts';
import type { UserModel, UserRecord } from '../../../product/accounts/user.model.ts';
import type { DeliveryModel } from '../../../product/delivery/delivery.model.ts';
import { linkFields, unlinkFields } from '../../../product/subscribers/link-subscriber.ts';
import type { SubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import type { VideoModel } from '../../../product/videos/records/video.model.ts';
import type { ConversationModel, ConversationRecord } from '../conversation.model.ts';
import { accountFieldOf } from './account-field.ts';
import type { LinkCodeRecord } from './link-codes.ts';
import { linkRefused } from './link-refused.ts';
import { findUserOfChat } from './user-of-chat.ts';

export interface LinkToAccountDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  mergeAccounts: MergeAccounts;
  conversations: ConversationModel;
  clock: Clock;
}

/**
 * Links a chat to the account `intoId`: the chat's own account is merged into it.
 * @param current the account that the chat belongs to now
 * @returns the account that it belongs to afterwards
 * @throws AppError `conflict` ({@link linkRefused}) when the two accounts cannot be merged; `not_found` when `intoId`
 * no longer exists
 */
export async function linkToAccount(
  deps: LinkToAccountDeps,
  { chat, current, intoId }: { chat: ConversationRecord; current: UserRecord; intoId: number },
  transaction: Transaction,
): Promise<UserRecord> {
  const into = await deps.users.findOne({ _id: intoId, deletionRequestedAt: null }).session(transaction).lean();
  if (!into) throw new AppError('not_found', { message: 'The account of this code no longer exists.' });
  if (into._id === current._id) return into;
  if (current.email !== null) throw linkRefused('linked_already');
  if (into.email === null) throw linkRefused('no_account');
  if (current.telegram && into.telegram) throw linkRefused('telegram_taken');
  if (current.whatsapp && into.whatsapp) throw linkRefused('whatsapp_taken');
  const user = await deps.mergeAccounts({ fromId: current._id, intoId: into._id }, transaction);
  await linkSubscriber(deps, chat, into._id, transaction);
  return user;
}

/** A chat of Telegram or WhatsApp is a field of the account and was merged with it; a platform contact is a document of its own. */
async function linkSubscriber(
  { subscribers, conversations, clock }: LinkToAccountDeps,
  { _id, address }: ConversationRecord,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  if (address.kind !== 'messenger') return;
  const now = new Date(clock());
  const { chatbotId, messengerId } = address;
  // the person linked the chat themselves, so they need no notice of it
  const linked = linkFields(userId, now, { isNotified: true });
  await subscribers.updateOne(
    { chatbotId, messengerId },
    { $set: linked, $setOnInsert: { createdAt: now } },
    { upsert: true, session: transaction },
  );
  await conversations.updateOne({ _id }, { $set: { ownUserId: null } }, { session: transaction });
}

/**
 * Links the chat in which a code was made to the account `intoId`. A turn that runs in that chat at the moment starts
 * again.
 * @returns the chat; null when it has come to belong to another account since the code was made
 * @throws as {@link linkToAccount}
 */
export async function linkChatOfCode(
  deps: LinkToAccountDeps,
  { code, intoId }: { code: LinkCodeRecord; intoId: number },
  transaction: Transaction,
): Promise<ConversationRecord | null> {
  const chat = await deps.conversations.findById(code.chatKey).session(transaction).lean();
  const current = chat && (await findUserOfChat(deps, chat, transaction));
  if (!chat || current?._id !== code.userId) return null;
  const user = await linkToAccount(deps, { chat, current, intoId }, transaction);
  const state = chat.state && { ...chat.state, defaults: user.defaultSettings };
  await deps.conversations.updateOne(
    { _id: chat._id },
    { $set: { userId: user._id, state } },
    { session: transaction },
  );
  return chat;
}

export interface UnlinkDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  videos: VideoModel;
  deliveryModel: DeliveryModel;
}

/**
 * Unlinks a chat from an account. The account keeps its videos, and the chat gets no more news of them.
 * @returns false when the chat was not linked to this account
 */
export async function unlinkFromAccount(
  { users, subscribers, videos, deliveryModel }: UnlinkDeps,
  { address, userId }: { address: ChatAddress; userId: number },
  transaction: Transaction,
): Promise<boolean> {
  const session = { session: transaction };
  const chatKey = chatKeyOf(address);
  if (!(await isUnlinked({ users, subscribers }, { address, userId }, session))) return false;
  await videos.updateMany({ ownerId: userId, chatKey }, { $set: { chatKey: null } }, session);
  await deliveryModel.updateMany(
    { ownerId: userId, destination: chatKey, status: 'pending' },
    { $set: { status: 'failed', nextAttemptAt: null, lease: null } },
    session,
  );
  return true;
}

async function isUnlinked(
  { users, subscribers }: Pick<UnlinkDeps, 'users' | 'subscribers'>,
  { address, userId }: { address: ChatAddress; userId: number },
  session: { session: Transaction },
): Promise<boolean> {
  const direct = accountFieldOf(address);
  if (direct) {
    const change = { $set: { [direct.name]: null } };
    return (await users.updateOne({ _id: userId, ...direct.filter }, change, session)).matchedCount > 0;
  }
  if (address.kind !== 'messenger') return false;
  const { chatbotId, messengerId } = address;
  const contact = { chatbotId, messengerId, userId };
  return (await subscribers.updateOne(contact, { $set: unlinkFields }, session)).matchedCount > 0;
}
