import { describe, expect, it } from 'vitest';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { getBalance } from '../../../src/product/billing/get-balance.ts';
import { createRecordLedgerEntry } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { createVideoCharges } from '../../../src/product/billing/video-charges.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testClock } from '../../support/test-clock.ts';

const { connection, transact, ensureIndexes } = await testDatabase();
const time = testClock();
const balances = createAccountBalanceModel(connection);
const ledger = createLedgerEntryModel(connection);
const recordLedgerEntry = createRecordLedgerEntry({ ledger, balances });
const allowance = { isEnforced: true, secondsPerMonth: 70 };
const charges = createVideoCharges({ connection, allowance, clock: time.clock });
await ensureIndexes();

let nextUser = 1;

describe('reserving', () => {
  it('never overdraws, however many videos reserve at once', async () => {
    const user = account();
    const asked = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => user.reserve(`v${index}`, 10)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const refused of asked.filter((one) => one.status === 'rejected')) {
      expect(refused.reason).toMatchObject({ code: 'allowance_exhausted' });
    }
    expect(await user.balance()).toMatchObject({ balanceSeconds: 70, reservedSeconds: 70 });
  });

  it('counts a video once, in repeated and simultaneous calls', async () => {
    const user = account();
    await Promise.all(Array.from({ length: 8 }, () => user.reserve('v', 40)));
    await user.reserve('v', 40);
    expect(await user.balance()).toMatchObject({ reservedSeconds: 40 });
  });

  it('follows a source whose length has changed', async () => {
    const user = account();
    await user.reserve('v', 40);
    await user.reserve('v', 65);
    expect(await user.balance()).toMatchObject({ reservedSeconds: 65 });
    await expect(user.reserve('v', 71)).rejects.toMatchObject({ code: 'allowance_exhausted' });
    await user.reserve('v', 10);
    expect(await user.balance()).toMatchObject({ reservedSeconds: 10 });
  });

  it('reserves nothing for a charged video', async () => {
    const user = account();
    await user.reserve('v', 60);
    await user.settle('v');
    await user.reserve('v', 60);
    expect(await user.balance()).toMatchObject({ balanceSeconds: 10, reservedSeconds: 0 });
  });

  it('refuses a video that is too long, with its length and the missing seconds', async () => {
    const user = account();
    await user.bought(-10);
    await expect(user.reserve('v', 95)).rejects.toThrow(
      'This video is 95 seconds long. You have 60 seconds left: 35 seconds are missing. ' +
        'Buy more, or wait for your next 70 seconds on 1 April (UTC), then send the video again.',
    );
    await user.reserve('other', 20);
    await expect(user.reserve('v', 41)).rejects.toThrow(
      'This video is 41 seconds long. ' +
        'You have 40 seconds left, and 20 seconds more reserved for other videos: 1 second is missing.',
    );
  });
});

describe('starting a video', () => {
  it('is allowed while an unreserved second is left', async () => {
    const user = account();
    await user.reserve('v', 69);
    await user.begin();
    await user.reserve('w', 1);
    await expect(user.begin()).rejects.toThrow(
      'The rest of your video time (70 seconds) is reserved for videos in progress. Wait until they are ready',
    );
    await user.release('w');
    await user.begin();
  });

  it('is refused with advice when everything is used', async () => {
    const user = account();
    await user.use('v', 70);
    await expect(user.begin()).rejects.toMatchObject({
      code: 'allowance_exhausted',
      message:
        'You have used up your video time. Buy more, or wait for your next 70 seconds on 1 April (UTC), then send the video again.',
    });
    await user.bought(1);
    await user.begin();
  });

  it('is refused when more was taken back than was left', async () => {
    const user = account();
    await user.bought(100);
    await user.use('v', 150);
    await user.bought(-100);
    expect(await user.balance()).toMatchObject({ balanceSeconds: -80, purchasedSeconds: 0, purchasedLeftSeconds: -80 });
    await expect(user.begin()).rejects.toMatchObject({ code: 'allowance_exhausted' });
  });
});

describe('charging', () => {
  it('uses the allowance before purchased seconds', async () => {
    const user = account();
    await user.bought(100);
    await user.use('a', 50);
    expect(await user.balance()).toMatchObject({ includedLeftSeconds: 20, purchasedLeftSeconds: 100 });
    await user.use('b', 50);
    expect(await user.balance()).toEqual({
      balanceSeconds: 70,
      includedSeconds: 70,
      includedLeftSeconds: 0,
      purchasedSeconds: 100,
      purchasedLeftSeconds: 70,
      reservedSeconds: 0,
      renewsAt: new Date('2026-04-01T00:00:00Z'),
    });
    expect(await user.entries()).toEqual([
      { kind: 'purchase', seconds: 100, includedSeconds: 0, month: null },
      { kind: 'use', seconds: -50, includedSeconds: 50, month: '2026-03' },
      { kind: 'use', seconds: -50, includedSeconds: 20, month: '2026-03' },
    ]);
  });

  it('charges once, also in simultaneous calls', async () => {
    const user = account();
    await user.reserve('v', 30);
    await Promise.all([user.settle('v'), user.settle('v'), user.settle('v')]);
    await user.settle('v');
    expect(await user.balance()).toMatchObject({ balanceSeconds: 40, reservedSeconds: 0 });
  });

  it('either charges or releases when both are called at once', async () => {
    const user = account();
    await user.reserve('v', 30);
    await Promise.all([user.settle('v'), user.release('v')]);
    const uses = (await user.entries()).length;
    expect(await user.balance()).toMatchObject({ balanceSeconds: 70 - 30 * uses, reservedSeconds: 0 });
  });

  it('charges nothing without a reservation', async () => {
    const user = account();
    await user.settle('v');
    expect(await user.entries()).toEqual([]);
  });
});

describe('a new month', () => {
  it('renews the allowance at midnight UTC and carries nothing over', async () => {
    time.set('2026-03-31T23:59:59Z');
    const user = account();
    await user.bought(100);
    await user.use('a', 90);
    expect(await user.balance()).toMatchObject({ balanceSeconds: 80, includedLeftSeconds: 0 });
    time.set('2026-04-01T00:00:00Z');
    expect(await user.balance()).toMatchObject({ balanceSeconds: 150, includedLeftSeconds: 70 });
    time.set('2026-05-15T00:00:00Z');
    expect(await user.balance()).toMatchObject({
      balanceSeconds: 150,
      includedLeftSeconds: 70,
      renewsAt: new Date('2026-06-01T00:00:00Z'),
    });
  });

  it('covers videos that become ready in it, whenever they were reserved', async () => {
    time.set('2026-12-31T23:59:00Z');
    const user = account();
    await user.use('a', 20);
    await user.reserve('b', 50);
    time.set('2027-01-01T00:01:00Z');
    expect(await user.balance()).toMatchObject({ balanceSeconds: 70, reservedSeconds: 50 });
    await user.settle('b');
    expect(await user.balance()).toMatchObject({ balanceSeconds: 20, reservedSeconds: 0 });
    expect((await user.entries()).map(({ month }) => month)).toEqual(['2026-12', '2027-01']);
  });

  it('is not undone by a worker whose clock is slow', async () => {
    time.set('2026-04-01T00:00:01Z');
    const user = account();
    await user.use('a', 60);
    time.set('2026-03-31T23:59:59Z');
    await user.use('b', 10);
    expect(await user.balance()).toMatchObject({ balanceSeconds: 0 });
  });
});

describe('with payments off', () => {
  const free = createVideoCharges({
    connection,
    allowance: { isEnforced: false, secondsPerMonth: 70 },
    clock: time.clock,
  });

  it('neither refuses nor reserves anything', async () => {
    const user = account(free);
    await user.begin();
    await user.reserve('v', 100_000);
    expect(await free.reservedVideos(null, 100)).not.toContain(`v-${user.userId}`);
    await user.settle('v');
    expect(await user.entries()).toEqual([]);
  });

  it('still charges or releases what was reserved before', async () => {
    const user = account();
    await user.reserve('v', 10);
    await transact((transaction) => free.release(`v-${user.userId}`, transaction));
    expect(await user.balance()).toMatchObject({ reservedSeconds: 0 });
  });
});

/** A new account with its actions. */
function account(its = charges) {
  const userId = nextUser++;
  const idOf = (video: string) => `${video}-${userId}`;
  const reserve = (video: string, seconds: number) =>
    transact((transaction) => its.reserve({ userId, videoId: idOf(video), seconds }, transaction));
  const settle = (video: string) => transact((transaction) => its.charge(idOf(video), transaction));
  return {
    userId,
    reserve,
    settle,
    begin: () => transact((transaction) => its.requireAllowance(userId, transaction)),
    release: (video: string) => transact((transaction) => its.release(idOf(video), transaction)),
    async use(video: string, seconds: number) {
      await reserve(video, seconds);
      await settle(video);
    },
    async bought(seconds: number) {
      const kind = seconds > 0 ? ('purchase' as const) : ('refund' as const);
      const entry = { userId, kind, seconds, cause: `${kind}:${userId}:${seconds}`, at: new Date(time.clock()) };
      await transact((transaction) => recordLedgerEntry(entry, transaction));
    },
    balance: () => getBalance({ balances, allowance, clock: time.clock }, userId),
    entries: () =>
      ledger
        .find({ userId }, { _id: 0, kind: 1, seconds: 1, includedSeconds: 1, month: 1 })
        .sort({ month: 1, includedSeconds: -1 })
        .lean(),
  };
}
