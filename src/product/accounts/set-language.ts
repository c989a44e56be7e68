import type { Language } from '../../texts/languages.ts';
import type { UserModel } from './user.model.ts';

/** What the pages are in for a user from now on, in every browser. */
export async function setLanguage({ users }: { users: UserModel }, userId: number, language: Language): Promise<void> {
  await users.updateOne({ _id: userId }, { $set: { language } });
}
