import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import { findUser } from './find-user.ts';
import type { UserModel } from './user.model.ts';

/** @throws AppError `not_found` */
export async function getDictionary({ users }: { users: UserModel }, userId: number): Promise<DictionaryEntry[]> {
  return (await findUser(users, userId)).dictionary ?? [];
}

/** Counts for videos created from now on. @throws AppError `not_found` */
export async function setDictionary(
  { users }: { users: UserModel },
  userId: number,
  dictionary: DictionaryEntry[],
): Promise<void> {
  const user = await findUser(users, userId);
  await users.updateOne({ _id: user._id }, { $set: { dictionary } });
}
