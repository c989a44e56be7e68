import type { QueryFilter } from 'mongoose';
import type { Clock } from '../../infra/clock.ts';
import { monthOf } from '../billing/month.ts';
import type { UsageEventModel } from '../billing/usage-event.model.ts';
import type { AccountServices, Balance, UserView } from './account-services.ts';
import type { UserModel, UserRecord } from './user.model.ts';

export interface ListUsersDeps {
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

/** For operators: who came last comes first; what is searched for is a number, or part of an email or a name. */
export async function listUsers(
  deps: ListUsersDeps,
  { search = '', before, limit }: Parameters<AccountServices['listUsers']>[0],
): ReturnType<AccountServices['listUsers']> {
  const older = before === undefined ? {} : { _id: { $lt: before } };
  const found = await deps.users
    .find({ $and: [{ deletionRequestedAt: null }, older, matching(search.trim())] })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean<UserRecord[]>();
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
  const { _id, email, firstName, lastName, plan, isAdmin, createdAt } = user;
  return {
    ...{ userId: _id, email, firstName, lastName, plan, isAdmin, createdAt },
    thisMonth: { videos: month?.videos ?? 0, seconds: month?.seconds ?? 0 },
    balanceSeconds: balance?.balanceSeconds ?? null,
  };
}
