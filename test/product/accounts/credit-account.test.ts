import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock();
const { limits } = readConfig({ FREE_SECONDS_PER_MONTH: '60' });
const { payments } = readConfig({
  PAYMENTS_PROVIDER: 'signed',
  PAYMENTS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
});
const accounts = testAccounts({ database, clock: time.clock, config: { payments, limits } });
const without = testAccounts({ database, clock: time.clock, config: { payments: null, limits } });
await database.ensureIndexes();

let people = 0;
async function person() {
  people += 1;
  return accounts.createUser({ email: `person${people}@example.com` });
}

describe('creditAccount', () => {
  it('adds to the balance, with a reason that the account’s owner can read', async () => {
    const { userId, email } = await person();
    const given = { email: ` ${email.toUpperCase()} `, seconds: 120, reason: ' The long wait on Monday ', by: 'ada' };
    expect(await accounts.creditAccount(given)).toEqual({ userId, credited: true, balanceSeconds: 180 });
    expect(await accounts.listLedger(userId, { limit: 10 })).toEqual([
      {
        kind: 'credit',
        seconds: 120,
        includedSeconds: 0,
        videoId: null,
        reason: 'The long wait on Monday',
        at: new Date('2026-03-10T12:00:00Z'),
      },
    ]);
  });

  it('counts once for each request id', async () => {
    const { email } = await person();
    const given = { email, seconds: 30, reason: 'sorry', by: 'ada', requestId: 'update-7' };
    const credits = await Promise.all([1, 2, 3].map(() => accounts.creditAccount(given)));
    expect(credits.filter(({ credited }) => credited)).toHaveLength(1);
    expect(await accounts.creditAccount(given)).toMatchObject({ credited: false, balanceSeconds: 90 });
  });

  it('takes seconds back as an adjustment', async () => {
    const { userId, email } = await person();
    await accounts.creditAccount({ email, seconds: -40, reason: 'given twice', by: 'ada' });
    expect(await accounts.getBalance(userId)).toMatchObject({ balanceSeconds: 20, purchasedSeconds: -40 });
    expect(await accounts.listLedger(userId, { limit: 10 })).toMatchObject([{ kind: 'adjustment' }]);
  });

  it('refuses an unknown address, an invalid amount and a missing reason', async () => {
    const { email } = await person();
    const given = { email, seconds: 60, reason: 'sorry', by: 'ada' };
    await expect(accounts.creditAccount({ ...given, email: 'nobody@example.com' })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const seconds of [0, 1.5, Number.NaN, 1_000_001, -1_000_001]) {
      await expect(accounts.creditAccount({ ...given, seconds })).rejects.toMatchObject({
        code: 'invalid_input',
        details: { errors: { seconds: [{ rule: 'between' }] } },
      });
    }
    await expect(accounts.creditAccount({ ...given, reason: ' ' })).rejects.toMatchObject({
      details: { errors: { reason: [{ rule: 'required' }] } },
    });
  });
});

describe('a balance', () => {
  it('is part of the profile and of the usage', async () => {
    const { userId, email } = await person();
    await accounts.creditAccount({ email, seconds: 120, reason: 'sorry', by: 'ada' });
    expect(await accounts.getProfile(userId)).toMatchObject({ balanceSeconds: 180 });
    const period = { from: new Date('2026-01-01'), to: new Date('2026-01-31') };
    expect((await accounts.getUsage(userId, period)).seconds).toEqual({
      rendered: 0,
      included: 60,
      purchased: 120,
      remaining: 180,
    });
  });

  it('is null while payments are off', async () => {
    const { userId } = await person();
    expect(await without.getBalance(userId)).toBeNull();
    expect(await without.getProfile(userId)).toMatchObject({ balanceSeconds: null });
    const period = { from: new Date('2026-03-01'), to: new Date('2026-03-31') };
    expect((await without.getUsage(userId, period)).seconds).toEqual({
      rendered: 0,
      included: null,
      purchased: null,
      remaining: null,
    });
  });

  it('is explained by ledger entries, newest first, up to the limit', async () => {
    const { userId, email } = await person();
    for (const seconds of [1, 2, 3]) {
      await accounts.creditAccount({ email, seconds, reason: 'sorry', by: 'ada' });
      time.pass(1000);
    }
    expect((await accounts.listLedger(userId, { limit: 2 })).map(({ seconds }) => seconds)).toEqual([3, 2]);
  });
});
