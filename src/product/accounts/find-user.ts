import { AppError } from '../../infra/errors/app-error.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/** @throws AppError `not_found`, also for a user whose deletion has begun */
export async function findUser(users: UserModel, userId: number): Promise<UserRecord> {
  const user = await users.findOne({ _id: userId, deletionRequestedAt: null }).lean<UserRecord>();
  if (!user) throw new AppError('not_found', { message: `There is no user ${userId}.` });
  return user;
}
