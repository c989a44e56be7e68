import { listSubscribers } from '../subscribers/list-subscribers-of-user.ts';
import type { SubscriberModel } from '../subscribers/subscriber.model.ts';
import type { Balance, Profile } from './account-services.ts';
import { findUser } from './find-user.ts';
import type { UserModel } from './user.model.ts';

export interface GetProfileDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  getBalance(userId: number): Promise<Balance | null>;
}

/** @throws AppError `not_found` */
export async function getProfile({ users, subscribers, getBalance }: GetProfileDeps, userId: number): Promise<Profile> {
  const [user, linked, balance] = await Promise.all([
    findUser(users, userId),
    listSubscribers(subscribers, userId),
    getBalance(userId),
  ]);
  return {
    userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt,
    plan: user.plan,
    balanceSeconds: balance?.balanceSeconds ?? null,
    subscribers: linked,
    telegram: user.telegram ? { username: user.telegram.username } : null,
  };
}
