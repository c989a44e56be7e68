import type { Balance } from '../billing/get-balance.ts';
import { findUser, type UserModel } from './user.model.ts';

export interface Profile {
  userId: number;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
  /** null while payments are off. */
  balanceSeconds: number | null;
  /** null = no Telegram chat is linked. */
  telegram: { username: string | null } | null;
}

interface GetProfileDeps {
  users: UserModel;
  getBalance(userId: number): Promise<Balance | null>;
}

/** Who a user is. Contacts on chatbot platforms are listed by `subscribers`. @throws AppError `not_found` */
export async function getProfile({ users, getBalance }: GetProfileDeps, userId: number): Promise<Profile> {
  const [user, balance] = await Promise.all([findUser(users, userId), getBalance(userId)]);
  return {
    userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt,
    balanceSeconds: balance?.balanceSeconds ?? null,
    telegram: user.telegram ? { username: user.telegram.username } : null,
  };
}
