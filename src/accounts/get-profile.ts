import type { Profile } from '../services.ts';
import { listSubscribersOfUser } from '../subscribers/list-subscribers-of-user.ts';
import type { SubscriberModel } from '../subscribers/subscriber.model.ts';
import { findUser } from './find-user.ts';
import type { UserModel } from './user.model.ts';

/** @throws AppError `not_found` */
export async function getProfile(
  { users, subscribers }: { users: UserModel; subscribers: SubscriberModel },
  userId: number,
): Promise<Profile> {
  const [user, linked] = await Promise.all([findUser(users, userId), listSubscribersOfUser(subscribers, userId)]);
  return {
    userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt,
    plan: user.plan,
    // nothing is credited or charged while payments are off
    balanceSeconds: null,
    subscribers: linked,
    telegramUsername: user.telegramUsername,
  };
}
