import type { AccountServices } from '../../../../product/accounts/create-account-services.ts';
import type { Usage } from '../../../../product/billing/usage.ts';

/** The usage of one calendar month (UTC), day by day. */
export interface UsageMonth {
  /** The first day. */
  from: Date;
  usage: Usage;
  /** Every day of the month, also those without usage. */
  days: UsageDay[];
  /** The months before and after, as `2026-02`; null = it has not begun yet. */
  previous: string;
  next: string | null;
}

export interface UsageDay {
  day: number;
  videos: number;
  seconds: number;
}

/** @param options.asked `2026-02`; anything else, and a month in the future, means the current month */
export async function getUsageMonth(
  accounts: Pick<AccountServices, 'getUsage'>,
  { userId, asked, nowMs }: { userId: number; asked: string | null; nowMs: number },
): Promise<UsageMonth> {
  const current = firstOfMonth(new Date(nowMs));
  const wanted = readMonth(asked) ?? current;
  const from = wanted > current ? current : wanted;
  const to = lastOfMonth(from);
  const usage = await accounts.getUsage(userId, { from, to });
  return {
    from,
    usage,
    days: daysOf(to.getUTCDate(), usage),
    previous: nameOf(monthAfter(from, -1)),
    next: from < current ? nameOf(monthAfter(from, 1)) : null,
  };
}

function daysOf(count: number, usage: Usage): UsageDay[] {
  const active = new Map(usage.daily.map(({ date, ...rest }) => [Number(date.slice(-2)), rest]));
  return Array.from({ length: count }, (_, index) => {
    const day = index + 1;
    return { day, ...(active.get(day) ?? { videos: 0, seconds: 0 }) };
  });
}

function readMonth(asked: string | null): Date | null {
  if (!asked || !/^20\d\d-(0[1-9]|1[0-2])$/.test(asked)) return null;
  return new Date(`${asked}-01T00:00:00Z`);
}

function firstOfMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1));
}

function monthAfter(first: Date, months: number): Date {
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
}

function lastOfMonth(first: Date): Date {
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
}

function nameOf(first: Date): string {
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}
