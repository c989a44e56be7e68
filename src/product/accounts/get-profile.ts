import type { Balance } from '../billing/get-balance.ts';
import { noSuchUser, type UserModel, type UserRecord } from './user.model.ts';

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

/** Who a user is. @throws AppError `not_found` */
export async function getProfile({ users, getBalance }: GetProfileDeps, userId: number): Promise<Profile> {
  const find = () => users.findOne({ _id: userId, deletionRequestedAt: null }, profileFields).lean<ProfileRecord>();
  const [user, balance] = await Promise.all([find(), getBalance(userId)]);
  if (!user) throw noSuchUser(userId);
  return toProfile(user, balance);
}

/** What a profile shows of a user's document, which may have a long dictionary. */
export const profileFields = { email: 1, firstName: 1, lastName: 1, createdAt: 1, telegram: 1 } as const;

type ProfileRecord = Pick<UserRecord, '_id' | keyof typeof profileFields>;

/** @param balance null while payments are off */
export function toProfile(user: ProfileRecord, balance: Balance | null): Profile {
  return {
    userId: user._id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt,
    balanceSeconds: balance?.balanceSeconds ?? null,
    telegram: user.telegram ? { username: user.telegram.username } : null,
  };
}
