import type { CaptionSettings } from '../captions/caption-settings.ts';
import { findUser } from './find-user.ts';
import type { UserModel } from './user.model.ts';

/** @throws AppError `not_found` */
export async function getDefaultSettings({ users }: { users: UserModel }, userId: number): Promise<CaptionSettings> {
  return (await findUser(users, userId)).defaultSettings ?? {};
}

/** @throws AppError `not_found` */
export async function setDefaultSettings(
  { users }: { users: UserModel },
  userId: number,
  defaultSettings: CaptionSettings,
): Promise<void> {
  const user = await findUser(users, userId);
  await users.updateOne({ _id: user._id }, { $set: { defaultSettings } });
}
