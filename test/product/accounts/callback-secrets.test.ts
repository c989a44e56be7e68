import { beforeEach, describe, expect, it } from 'vitest';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const hourMs = 3_600_000;
const database = await testDatabase();
const time = testClock('2026-03-10T12:00:00Z');
const accounts = testAccounts({ database, clock: time.clock });
const users = createUserModel(database.connection);
await database.ensureIndexes();

let userId: number;
let first: string;

beforeEach(async () => {
  await users.deleteMany();
  ({ userId, callbackSecret: first } = await accounts.createUser({ email: 'ada@example.com' }));
});

describe('rotateCallbackSecret', () => {
  it('replaces the secret, and the old one signs too for 24 hours', async () => {
    const { callbackSecret, oldValidUntil } = await accounts.rotateCallbackSecret(userId);
    expect(callbackSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(callbackSecret).not.toBe(first);
    expect(oldValidUntil.getTime() - time.clock()).toBe(24 * hourMs);
    expect(await accounts.getCallbackSecret(userId)).toBe(callbackSecret);
    time.pass(24 * hourMs - 1);
    expect(await accounts.listCallbackSecrets(userId)).toEqual([callbackSecret, first]);
    time.pass(1);
    expect(await accounts.listCallbackSecrets(userId)).toEqual([callbackSecret]);
  });

  it('keeps each old secret for its own 24 hours', async () => {
    const second = await accounts.rotateCallbackSecret(userId);
    time.pass(10 * hourMs);
    const third = await accounts.rotateCallbackSecret(userId);
    expect(await accounts.listCallbackSecrets(userId)).toEqual([third.callbackSecret, second.callbackSecret, first]);
    time.pass(14 * hourMs);
    expect(await accounts.listCallbackSecrets(userId)).toEqual([third.callbackSecret, second.callbackSecret]);
  });

  it('refuses a fourth rotation within 24 hours, and drops expired secrets', async () => {
    for (let i = 0; i < 3; i++) await accounts.rotateCallbackSecret(userId);
    await expect(accounts.rotateCallbackSecret(userId)).rejects.toMatchObject({ code: 'conflict' });
    time.pass(24 * hourMs);
    await accounts.rotateCallbackSecret(userId);
    expect((await users.findById(userId).lean())?.retiringCallbackSecrets).toHaveLength(1);
  });

  it('loses no secret in two simultaneous calls', async () => {
    const given = await Promise.all([1, 2].map(() => accounts.rotateCallbackSecret(userId)));
    const inUse = await accounts.listCallbackSecrets(userId);
    expect(inUse).toEqual(expect.arrayContaining([first, ...given.map(({ callbackSecret }) => callbackSecret)]));
    expect(inUse[0]).toBe(await accounts.getCallbackSecret(userId));
  });

  it('works for users created before rotation existed', async () => {
    await users.collection.updateOne({ email: 'ada@example.com' }, { $unset: { retiringCallbackSecrets: '' } });
    expect(await accounts.listCallbackSecrets(userId)).toEqual([first]);
    const { callbackSecret } = await accounts.rotateCallbackSecret(userId);
    expect(await accounts.listCallbackSecrets(userId)).toEqual([callbackSecret, first]);
  });

  it('refuses an unknown user', async () => {
    await expect(accounts.rotateCallbackSecret(424242)).rejects.toMatchObject({ code: 'not_found' });
  });
});
