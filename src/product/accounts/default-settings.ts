import type { ConversationModel } from '../../chat/chats/conversation.model.ts';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { findUser } from './find-user.ts';
import type { UserModel } from './user.model.ts';

/** @throws AppError `not_found` */
export async function getDefaultSettings({ users }: { users: UserModel }, userId: number): Promise<CaptionSettings> {
  return (await findUser(users, userId)).defaultSettings ?? {};
}

/** Chats have the defaults at hand, and hear of new ones. @throws AppError `not_found` */
export async function setDefaultSettings(
  { users, conversations }: { users: UserModel; conversations: ConversationModel },
  userId: number,
  defaultSettings: CaptionSettings,
): Promise<void> {
  const { _id } = await findUser(users, userId);
  await users.updateOne({ _id }, { $set: { defaultSettings } });
  await conversations.updateMany(
    { userId: _id, state: { $ne: null } },
    { $set: { 'state.defaults': defaultSettings } },
  );
}
