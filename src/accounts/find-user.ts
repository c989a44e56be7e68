import { AppError } from '../errors/app-error.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/** @throws AppError `not_found` */
export async function findUser(users: UserModel, userId: number): Promise<UserRecord> {
  const user = await users.findOne({ _id: userId }).lean<UserRecord>();
  if (!user) throw new AppError('not_found', { message: `There is no user ${userId}.` });
  return user;
}
