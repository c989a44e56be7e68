import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { Balance } from './get-balance.ts';
import type { UsageEventModel, UsageKind } from './usage-event.model.ts';

export interface Usage {
  videos: { created: number; edited: number; processed: number; failed: number };
  /** Allowance and purchases are today's, whatever the period; null while payments are off. */
  seconds: { rendered: number; included: number | null; purchased: number | null; remaining: number | null };
  /** UTC days `YYYY-MM-DD` with activity only, oldest first. */
  daily: { date: string; videos: number; seconds: number }[];
}

interface DayOfKind {
  _id: { date: string; kind: UsageKind };
  count: number;
  seconds: number;
}

const dayMs = 24 * 60 * 60 * 1000;

interface GetUsageDeps {
  usageEvents: UsageEventModel;
  getBalance(userId: number): Promise<Balance | null>;
}

/**
 * What an account used on the UTC days from `from` to `to`, both included whatever their time of day.
 * `videos` counts events: a video edited twice is one created, two edited, and up to three processed. A video counts
 * its seconds once: with its first render, or what was handed out of it when it was stopped. A day's `videos` are those created on it, its `seconds` those rendered on it.
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

/** Rounded to milliseconds, to hide the rounding errors of a sum of fractions. */
function secondsOf(days: DayOfKind[]): number {
  return Math.round(days.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000;
}

function daily(days: DayOfKind[]): Usage['daily'] {
  return [...new Set(days.map(({ _id }) => _id.date))].map((date) => {
    const ofDate = days.filter(({ _id }) => _id.date === date);
    return { date, videos: countOf(ofDate, 'created'), seconds: secondsOf(ofDate) };
  });
}

/** Something that counts towards a person's usage. */
export interface UsageInput {
  userId: number;
  kind: UsageKind;
  /** Of the video that are rendered by now; what earlier events of the video counted is not counted again. */
  seconds: number;
  at: Date;
  /** `<videoId>:<revision>:<kind>`: a repeated call with the same cause counts once. */
  cause: string;
}

export type RecordUsage = (input: UsageInput, transaction?: Transaction) => Promise<void>;

export function createRecordUsage(usageEvents: UsageEventModel): RecordUsage {
  return async ({ cause, userId, kind, seconds, at }, transaction) => {
    const videoId = cause.slice(0, cause.indexOf(':'));
    const more = seconds === 0 ? 0 : Math.max(0, seconds - (await countedOf(usageEvents, videoId, transaction)));
    await usageEvents.updateOne(
      { _id: cause },
      { $setOnInsert: { userId, kind, videoId, seconds: more, at } },
      { upsert: true, session: transaction },
    );
  };
}

/** Two whole years can be compared with the one that runs. Money is in the ledger, which forgets nothing. */
const usageKeptMs = 3 * 366 * 24 * 3_600_000;

export function createForgetUsage({ usageEvents, clock }: { usageEvents: UsageEventModel; clock: Clock }) {
  return async (): Promise<void> => {
    await usageEvents.deleteMany({ at: { $lt: new Date(clock() - usageKeptMs) } });
  };
}

/** A video's revisions end one after another, so that no lock is needed here. */
async function countedOf(usageEvents: UsageEventModel, videoId: string, transaction?: Transaction): Promise<number> {
  const query = usageEvents.find({ videoId, kind: { $in: ['processed', 'stopped'] } }, { seconds: 1 });
  const events = await (transaction ? query.session(transaction) : query).lean();
  return events.reduce((sum, { seconds }) => sum + seconds, 0);
}
