import type { QueryFilter } from 'mongoose';
import type { Clock } from '../../infra/clock.ts';
import { monthOf } from '../billing/allowance.ts';
import type { Balance } from '../billing/get-balance.ts';
import type { UsageEventModel } from '../billing/usage-event.model.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/** A user as operators see them. */
export interface UserView {
  userId: number;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  createdAt: Date;
  /** Created and rendered since the first of the month, UTC. */
  thisMonth: { videos: number; seconds: number };
  /** null while payments are off. */
  balanceSeconds: number | null;
}

interface ListUsersInput {
  /** Part of an email address or a name, or an account's number; absent = everybody. */
  search?: string;
  /** `nextBefore` of the previous page. */
  before?: number;
  limit: number;
}

interface ListUsersDeps {
  users: UserModel;
  usageEvents: UsageEventModel;
  getBalance(userId: number): Promise<Balance | null>;
  clock: Clock;
}

interface MonthOfUser {
  _id: number;
  videos: number;
  seconds: number;
}

/** For operators; newest users first. */
export async function listUsers(
  deps: ListUsersDeps,
  { search = '', before, limit }: ListUsersInput,
): Promise<{ users: UserView[]; nextBefore: number | null }> {
  const older = before === undefined ? {} : { _id: { $lt: before } };
  const found = await deps.users
    .find({ $and: [{ deletionRequestedAt: null }, older, matching(search.trim())] })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const months = await thisMonth(deps, page);
  const users = await Promise.all(
    page.map(async (user) => present(user, months.get(user._id), await deps.getBalance(user._id))),
  );
  return { users, nextBefore: found.length > limit ? (page.at(-1)?._id ?? null) : null };
}

function matching(search: string): QueryFilter<UserRecord> {
  if (search === '') return {};
  const part = { $regex: search.slice(0, 254).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
  const number = /^\d{1,15}$/.test(search) ? [{ _id: Number(search) }] : [];
  return { $or: [{ email: part }, { firstName: part }, { lastName: part }, ...number] };
}

async function thisMonth(
  { usageEvents, clock }: ListUsersDeps,
  users: UserRecord[],
): Promise<Map<number, MonthOfUser>> {
  const since = new Date(`${monthOf(new Date(clock()))}-01T00:00:00Z`);
  const months = await usageEvents.aggregate<MonthOfUser>([
    { $match: { userId: { $in: users.map(({ _id }) => _id) }, at: { $gte: since } } },
    {
      $group: {
        _id: '$userId',
        videos: { $sum: { $cond: [{ $eq: ['$kind', 'created'] }, 1, 0] } },
        seconds: { $sum: '$seconds' },
      },
    },
  ]);
  return new Map(months.map((month) => [month._id, month]));
}

function present(user: UserRecord, month: MonthOfUser | undefined, balance: Balance | null): UserView {
  const { _id: userId, email, firstName, lastName, isAdmin, createdAt } = user;
  return {
    userId,
    email,
    firstName,
    lastName,
    isAdmin,
    createdAt,
    thisMonth: { videos: month?.videos ?? 0, seconds: month?.seconds ?? 0 },
    balanceSeconds: balance?.balanceSeconds ?? null,
  };
}
