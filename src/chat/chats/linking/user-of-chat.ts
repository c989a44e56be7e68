import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { type AddUserDeps, addUserWithoutToken } from '../../../product/accounts/add-user.ts';
import type { UserModel, UserRecord } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import type { ConversationModel, ConversationRecord } from '../conversation.model.ts';
import { accountFieldOf } from './account-field.ts';

export interface UserOfChatDeps
  extends Pick<AddUserDeps, 'counters' | 'clock' | 'random' | 'creditWaitingPayments' | 'formerBalances'> {
  users: UserModel;
  subscribers: SubscriberModel;
  conversations: ConversationModel;
}

/** The account of a chat. A new person gets a new account that belongs to the chat. */
export async function ensureUserOfChat(
  deps: UserOfChatDeps,
  chat: ConversationRecord,
  transaction: Transaction,
): Promise<UserRecord> {
  return (await findUserOfChat(deps, chat, transaction)) ?? addUserOfChat(deps, chat, transaction);
}

/** Whether the chat's account was not made for the chat, so that it is also used elsewhere. */
export function isLinked({ ownUserId }: Pick<ConversationRecord, 'ownUserId'>, { _id, email }: UserRecord): boolean {
  return email !== null && ownUserId !== _id;
}

/** null = the chat has no account yet, or its account is gone. */
export async function findUserOfChat(
  { users, subscribers }: Pick<UserOfChatDeps, 'users' | 'subscribers'>,
  { address, ownUserId }: Pick<ConversationRecord, 'address' | 'ownUserId'>,
  transaction: Transaction,
): Promise<UserRecord | null> {
  const alive = (condition: Record<string, unknown>) =>
    users
      .findOne({ ...condition, deletionRequestedAt: null })
      .session(transaction)
      .lean();
  const direct = accountFieldOf(address);
  if (direct) return alive(direct.filter);
  if (address.kind !== 'messenger') return null;
  const { chatbotId, messengerId } = address;
  const linked = await subscribers.findOne({ chatbotId, messengerId }).session(transaction).lean();
  const userId = linked?.userId ?? ownUserId;
  return userId === null ? null : alive({ _id: userId });
}

/** The chats of an account: Telegram and WhatsApp first, then the platform's contacts in the order in which they were linked. */
export async function linkedChatKeys(
  { users, subscribers }: Pick<UserOfChatDeps, 'users' | 'subscribers'>,
  userId: number,
  transaction?: Transaction,
): Promise<string[]> {
  const session = transaction ?? null;
  const user = await users.findById(userId).session(session).lean();
  const contacts = await subscribers.find({ userId }).sort({ linkedAt: 1, _id: 1 }).session(session).lean();
  const telegram = user?.telegram ? [chatKeyOf({ kind: 'telegram', chatId: user.telegram.chatId })] : [];
  const whatsapp = user?.whatsapp ? [chatKeyOf({ kind: 'whatsapp', personId: user.whatsapp.id })] : [];
  return [...telegram, ...whatsapp, ...contacts.map((contact) => chatKeyOf({ kind: 'messenger', ...contact }))];
}

async function addUserOfChat(
  deps: UserOfChatDeps,
  { _id, address, contact }: ConversationRecord,
  transaction: Transaction,
): Promise<UserRecord> {
  const user = await addUserWithoutToken(
    deps,
    { email: null, firstName: contact?.name ?? null, lastName: null, integrationId: null, pendingChatbotTag: null },
    transaction,
  );
  const identity = chatKeyOf(address);
  await deps.formerBalances.inherit({ userId: user._id, identity }, transaction);
  const direct = accountFieldOf(address);
  if (!direct) {
    await deps.conversations.updateOne({ _id }, { $set: { ownUserId: user._id } }, { session: transaction });
    return user;
  }
  const chat = direct.value(contact);
  await deps.users.updateOne({ _id: user._id }, { $set: chat }, { session: transaction });
  return { ...user, ...chat };
}
