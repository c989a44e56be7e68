import { describe, expect, it } from 'vitest';
import { createForgetUsage, createRecordUsage, getUsage, type UsageInput } from '../../../src/product/billing/usage.ts';
import { createUsageEventModel } from '../../../src/product/billing/usage-event.model.ts';
import { testDatabase } from '../../support/mongo.ts';

const database = await testDatabase();
const usageEvents = createUsageEventModel(database.connection);
const recordUsage = createRecordUsage(usageEvents);
await database.ensureIndexes();

let nextUser = 1;

function event(userId: number, kind: UsageInput['kind'], at: string, { video = 'v1', revision = 1, seconds = 0 } = {}) {
  return { userId, kind, seconds, at: new Date(at), cause: `${video}-${userId}:${revision}:${kind}` };
}

async function usageOf(events: (userId: number) => UsageInput[], [from, to] = ['2026-03-01', '2026-03-31']) {
  const userId = nextUser++;
  for (const input of events(userId)) await recordUsage(input);
  return getUsage({ usageEvents, getBalance: async () => null }, userId, {
    from: new Date(from ?? ''),
    to: new Date(to ?? ''),
  });
}

describe('getUsage', () => {
  it('counts events, and the seconds of first renders only', async () => {
    const usage = await usageOf((user) => [
      event(user, 'created', '2026-03-02T10:00:00Z'),
      event(user, 'processed', '2026-03-02T10:01:00Z', { seconds: 12.5 }),
      event(user, 'edited', '2026-03-03T10:00:00Z', { revision: 2 }),
      event(user, 'processed', '2026-03-03T10:01:00Z', { revision: 2, seconds: 12.5 }),
      event(user, 'created', '2026-03-03T11:00:00Z', { video: 'v2' }),
      event(user, 'failed', '2026-03-03T11:01:00Z', { video: 'v2' }),
    ]);
    expect(usage).toEqual({
      videos: { created: 2, edited: 1, processed: 2, failed: 1 },
      seconds: { rendered: 12.5, included: null, purchased: null, remaining: null },
      daily: [
        { date: '2026-03-02', videos: 1, seconds: 12.5 },
        { date: '2026-03-03', videos: 1, seconds: 0 },
      ],
    });
  });

  it('counts the first render of a video whose first revision failed', async () => {
    const usage = await usageOf((user) => [
      event(user, 'failed', '2026-03-02T10:00:00Z'),
      event(user, 'processed', '2026-03-02T11:00:00Z', { revision: 2, seconds: 7 }),
    ]);
    expect(usage.seconds.rendered).toBe(7);
  });

  it('counts the same event once, however often it is recorded', async () => {
    const usage = await usageOf((user) => {
      const processed = event(user, 'processed', '2026-03-02T10:00:00Z', { seconds: 5 });
      return [processed, processed, processed];
    });
    expect(usage).toMatchObject({ videos: { processed: 1 }, seconds: { rendered: 5 } });
  });

  it('counts whole UTC days, the last one included', async () => {
    const times = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00Z', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00Z'];
    const usage = await usageOf((user) => times.map((at, i) => event(user, 'created', at, { video: `v${i}` })));
    expect(usage.videos.created).toBe(2);
    expect(usage.daily.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-31']);
  });

  it('returns zeros for an account without events', async () => {
    expect(await usageOf(() => [])).toEqual({
      videos: { created: 0, edited: 0, processed: 0, failed: 0 },
      seconds: { rendered: 0, included: null, purchased: null, remaining: null },
      daily: [],
    });
  });

  it('adds fractions without showing rounding errors', async () => {
    const usage = await usageOf((user) =>
      ['a', 'b', 'c'].map((video) => event(user, 'processed', '2026-03-02T10:00:00Z', { video, seconds: 0.1 })),
    );
    expect(usage.seconds.rendered).toBe(0.3);
  });
});

describe('recordUsage', () => {
  it('is rolled back with its transaction', async () => {
    const attempt = database.transact(async (transaction) => {
      await recordUsage(event(77_000, 'created', '2026-03-02T10:00:00Z'), transaction);
      throw new Error('later step');
    });
    await expect(attempt).rejects.toThrow('later step');
    expect(await usageEvents.countDocuments({ userId: 77_000 })).toBe(0);
  });
});

it('forgets usage after three years', async () => {
  const userId = nextUser++;
  const monthOf = async (month: string) => {
    const [from, to] = [new Date(`${month}-01`), new Date(`${month}-28`)];
    return getUsage({ usageEvents, getBalance: async () => null }, userId, { from, to });
  };
  await recordUsage(event(userId, 'created', '2023-03-02T10:00:00Z', { video: 'old' }));
  await recordUsage(event(userId, 'created', '2024-03-02T10:00:00Z', { video: 'new' }));
  await createForgetUsage({ usageEvents, clock: () => Date.parse('2026-11-20T12:00:00Z') })();
  expect((await monthOf('2023-03')).videos.created).toBe(0);
  expect((await monthOf('2024-03')).videos.created).toBe(1);
});
