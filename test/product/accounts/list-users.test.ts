import { beforeAll, describe, expect, it } from 'vitest';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createRecordUsage } from '../../../src/product/billing/usage.ts';
import { createUsageEventModel } from '../../../src/product/billing/usage-event.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock('2026-03-10T12:00:00Z');
const accounts = testAccounts({ database, clock: time.clock });
const users = createUserModel(database.connection);
const recordUsage = createRecordUsage(createUsageEventModel(database.connection));
await database.ensureIndexes();

const ids: Record<string, number> = {};

beforeAll(async () => {
  for (const name of ['ada', 'bob', 'ada.smith', 'carla']) {
    ids[name] = (await accounts.createUser({ email: `${name}@example.com` })).userId;
  }
  await users.updateOne({ _id: ids.bob }, { firstName: 'Bobby (Bob)', isAdmin: true });
  const used = { userId: ids.ada ?? 0, seconds: 30 };
  await recordUsage({
    ...used,
    kind: 'created',
    seconds: 0,
    at: new Date('2026-03-01T00:00:00Z'),
    cause: 'v1:1:created',
  });
  await recordUsage({ ...used, kind: 'processed', at: new Date('2026-03-01T00:10:00Z'), cause: 'v1:1:processed' });
  await recordUsage({ ...used, kind: 'processed', at: new Date('2026-02-28T23:59:00Z'), cause: 'v0:1:processed' });
});

const found = async (search?: string) =>
  (await accounts.listUsers({ search, limit: 10 })).users.map(({ email }) => email?.replace('@example.com', ''));

describe('listUsers', () => {
  it('lists newest users first, with their usage this month', async () => {
    expect(await found()).toEqual(['carla', 'ada.smith', 'bob', 'ada']);
    const { users: listed } = await accounts.listUsers({ search: 'ada@', limit: 10 });
    expect(listed).toEqual([
      {
        ...{ userId: ids.ada, email: 'ada@example.com', firstName: null, lastName: null, isAdmin: false },
        createdAt: new Date('2026-03-10T12:00:00Z'),
        thisMonth: { videos: 1, seconds: 30 },
        balanceSeconds: null,
      },
    ]);
  });

  it('finds users by a part of their email address or name in any case, and by id', async () => {
    expect(await found('ADA')).toEqual(['ada.smith', 'ada']);
    expect(await found('bobby')).toEqual(['bob']);
    expect(await found(` ${ids.carla} `)).toEqual(['carla']);
  });

  it.each(['.*', '(Bob', '[', '$where', '\\'])('searches for %j literally', async (search) => {
    expect(await found(search)).toEqual(search === '(Bob' ? ['bob'] : []);
  });

  it('continues after the previous page', async () => {
    const first = await accounts.listUsers({ limit: 3 });
    expect(first.users).toHaveLength(3);
    const { users: rest, nextBefore } = await accounts.listUsers({ limit: 3, before: first.nextBefore ?? 0 });
    expect([rest.map(({ userId }) => userId), nextBefore]).toEqual([[ids.ada], null]);
  });

  it('leaves out users who are being deleted', async () => {
    await users.updateOne({ _id: ids.carla }, { deletionRequestedAt: new Date() });
    expect(await found()).toEqual(['ada.smith', 'bob', 'ada']);
  });
});
