import type { Balance, Usage } from '../accounts/account-services.ts';
import type { UsageEventModel, UsageKind } from './usage-event.model.ts';

interface DayOfKind {
  _id: { date: string; kind: UsageKind };
  count: number;
  seconds: number;
}

const dayMs = 24 * 60 * 60 * 1000;

export interface GetUsageDeps {
  usageEvents: UsageEventModel;
  getBalance(userId: number): Promise<Balance | null>;
}

/**
 * What somebody has used on the UTC days from `from` to `to`, both included whatever their time of day.
 * `videos` counts events: a video edited twice is one created, two edited, and up to three processed. Of seconds only a
 * video's first render counts. A day's `videos` are those created on it, its `seconds` those rendered on it; a day is
 * listed when anything at all happened. Allowances are as they are now, whatever the period; null while payments are
 * off.
 */
export async function getUsage(
  { usageEvents, getBalance }: GetUsageDeps,
  userId: number,
  { from, to }: { from: Date; to: Date },
): Promise<Usage> {
  const days = await usageEvents.aggregate<DayOfKind>([
    { $match: { userId, at: { $gte: startOfDay(from), $lt: new Date(startOfDay(to).getTime() + dayMs) } } },
    {
      $group: {
        _id: { date: { $dateToString: { date: '$at', format: '%Y-%m-%d' } }, kind: '$kind' },
        count: { $sum: 1 },
        seconds: { $sum: '$seconds' },
      },
    },
    { $sort: { '_id.date': 1 } },
  ]);
  const balance = await getBalance(userId);
  return {
    videos: {
      created: countOf(days, 'created'),
      edited: countOf(days, 'edited'),
      processed: countOf(days, 'processed'),
      failed: countOf(days, 'failed'),
    },
    seconds: {
      rendered: secondsOf(days),
      included: balance?.includedSeconds ?? null,
      purchased: balance?.purchasedSeconds ?? null,
      remaining: balance?.balanceSeconds ?? null,
    },
    daily: daily(days),
  };
}

function startOfDay(time: Date): Date {
  return new Date(Math.floor(time.getTime() / dayMs) * dayMs);
}

function countOf(days: DayOfKind[], kind: UsageKind): number {
  return days.filter(({ _id }) => _id.kind === kind).reduce((sum, { count }) => sum + count, 0);
}

/** To the millisecond: sums of fractions would else show their rounding errors. */
function secondsOf(days: DayOfKind[]): number {
  return Math.round(days.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000;
}

function daily(days: DayOfKind[]): Usage['daily'] {
  return [...new Set(days.map(({ _id }) => _id.date))].map((date) => {
    const ofDate = days.filter(({ _id }) => _id.date === date);
    return { date, videos: countOf(ofDate, 'created'), seconds: secondsOf(ofDate) };
  });
}
