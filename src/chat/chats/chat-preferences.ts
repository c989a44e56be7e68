import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { type ChatAddress, chatKeyOf } from '../../infra/chat-address.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { findUser, type UserModel } from '../../product/accounts/user.model.ts';
import { type Language, languageOf } from '../../texts/languages.ts';
import type { ConversationModel } from './conversation.model.ts';

/**
 * Sets the caption settings that apply where a video of the user sets nothing else. Chats keep a copy, which is updated
 * too.
 * @throws AppError `not_found`
 */
export async function setDefaultSettings(
  { users, conversations }: { users: UserModel; conversations: ConversationModel },
  userId: number,
  defaultSettings: CaptionSettings,
  transaction?: Transaction,
): Promise<void> {
  const options = transaction ? { session: transaction } : {};
  const { _id } = await findUser(users, userId, transaction);
  await users.updateOne({ _id }, { $set: { defaultSettings } }, options);
  await conversations.updateMany(
    { userId: _id, state: { $ne: null } },
    { $set: { 'state.defaults': defaultSettings } },
    options,
  );
}

/**
 * Sets whether videos made over the API are sent to a chat of the user, who can also set it in the chat itself.
 * @throws AppError `not_found` when the chat is another user's, or has no messages yet
 */
export async function setDeliversHere(
  { conversations }: { conversations: ConversationModel },
  { userId, address, deliversHere }: { userId: number; address: ChatAddress; deliversHere: boolean },
): Promise<void> {
  const { matchedCount } = await conversations.updateOne(
    { _id: chatKeyOf(address), userId, state: { $ne: null } },
    { $set: { deliverHere: deliversHere, 'state.deliverHere': deliversHere } },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such chat of yours.' });
}

/** The language in which a chat is answered. */
export async function languageOfChat(
  { conversations }: { conversations: ConversationModel },
  address: ChatAddress,
): Promise<Language> {
  const chat = await conversations.findById(chatKeyOf(address), { contact: 1, 'state.language': 1 }).lean();
  return chat?.state?.language ?? languageOf(chat?.contact?.locale);
}
