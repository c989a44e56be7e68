import type { UserModel, UserRecord } from '../../accounts/user.model.ts';
import { operatorRefusal } from './operator-refusal.ts';

/** @param who an email address, or an account's number. @throws AppError `not_found` */
export async function findUserByName(users: UserModel, who: string): Promise<UserRecord> {
  const name = who.trim().toLowerCase();
  const by = /^\d{1,15}$/.test(name) ? { _id: Number(name) } : { email: name };
  const user = await users.findOne({ ...by, deletionRequestedAt: null }).lean<UserRecord>();
  if (!user) throw operatorRefusal('not_found', 'noAccount', { who });
  return user;
}
