import { describe, expect, it } from 'vitest';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { testDatabase } from '../../support/mongo.ts';
import { scan } from '../../support/scan.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const { clock } = testClock('2026-03-10T12:00:00Z');
const accounts = testAccounts({ database, clock });
const subscribers = createSubscriberServices({ database, clock, publicBaseUrl: 'https://c.example' });
const users = createUserModel(database.connection);
const tokens = createTokenModel(database.connection);
await database.ensureIndexes();

const emailTaken = { code: 'invalid_input', details: { errors: { email: [{ rule: 'unique' }] } } };

describe('createUser', () => {
  it('creates a user with an id, a valid token and a callback secret', async () => {
    const user = await accounts.createUser({ email: 'Ada@Example.com' });
    expect(user).toEqual({
      userId: expect.any(Number),
      email: 'ada@example.com',
      apiToken: expect.stringMatching(/^cap_[0-9a-f]{40}$/),
      callbackSecret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    expect(await accounts.authenticateToken(user.apiToken)).toMatchObject({ userId: user.userId });
    expect(await accounts.getCallbackSecret(user.userId)).toBe(user.callbackSecret);
    expect(await accounts.listCallbackSecrets(user.userId)).toEqual([user.callbackSecret]);
  });

  it('refuses an email address that another user has, in any case', async () => {
    await accounts.createUser({ email: 'bob@example.com' });
    await expect(accounts.createUser({ email: 'BOB@example.COM' })).rejects.toMatchObject(emailTaken);
  });

  it('refuses what is not an email address', async () => {
    await expect(accounts.createUser({ email: 'bob' })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: { email: [{ rule: 'email' }] } },
    });
  });

  it('gives every user a different id', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) => accounts.createUser({ email: `many${i}@example.com` })),
    );
    expect(new Set(made.map(({ userId }) => userId)).size).toBe(8);
  });
});

describe('registerUser', () => {
  it('stores the integration, the names and the tag to be added', async () => {
    const user = await accounts.registerUser({
      integrationId: 'itg_1',
      email: 'New@Example.com',
      firstName: 'Nia',
      chatbotTag: 'captioneer',
    });
    expect(user).toEqual({
      userId: expect.any(Number),
      email: 'new@example.com',
      firstName: 'Nia',
      lastName: null,
      apiToken: expect.stringMatching(/^cap_/),
    });
    expect(await users.findOne({ _id: user.userId }).lean()).toMatchObject({
      integrationId: 'itg_1',
      pendingChatbotTag: 'captioneer',
      isAdmin: false,
    });
  });

  it('accepts one of several simultaneous registrations of an email address', async () => {
    const register = () => accounts.registerUser({ integrationId: 'itg_1', email: 'wanted@example.com' });
    const results = await Promise.allSettled(Array.from({ length: 6 }, register));
    const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) expect(refusal).toMatchObject(emailTaken);
    const [winner] = await users.find({ email: 'wanted@example.com' }).lean();
    expect(await tokens.countDocuments({ userId: winner?._id })).toBe(1);
  });

  it('leaves neither user nor token when its transaction fails', async () => {
    const before = await tokens.countDocuments();
    const attempt = database.transact(async (transaction) => {
      await accounts.registerUser({ integrationId: 'itg_1', email: 'undone@example.com' }, transaction);
      throw new Error('later step');
    });
    await expect(attempt).rejects.toThrow('later step');
    expect(await users.exists({ email: 'undone@example.com' })).toBeNull();
    expect(await tokens.countDocuments()).toBe(before);
  });

  it('accepts any number of users without an email address', async () => {
    const user = { email: null, callbackSecret: 'whsec_x', createdAt: new Date(clock()) };
    await users.create([
      { ...user, _id: 9001 },
      { ...user, _id: 9002 },
    ]);
    expect(await users.countDocuments(scan({ email: null }))).toBe(2);
  });
});

describe('makeAdmin', () => {
  it('makes a user an admin', async () => {
    const { userId } = await accounts.createUser({ email: 'op@example.com' });
    expect(await accounts.makeAdmin({ email: ' OP@example.com' })).toEqual({ userId });
    expect((await users.findOne({ _id: userId }).lean())?.isAdmin).toBe(true);
  });

  it('refuses an email address that no user has', async () => {
    await expect(accounts.makeAdmin({ email: 'typo@example.com' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('getProfile', () => {
  it('returns a user; linked contacts are listed separately', async () => {
    const { userId } = await accounts.registerUser({ integrationId: 'itg_1', email: 'pro@example.com', lastName: 'P' });
    await subscribers.linkSubscriber({ userId, chatbotId: 'c1', messengerId: 'm1' });
    await subscribers.linkSubscriber({ userId, chatbotId: 'c1', messengerId: 'm2' });
    expect(await accounts.getProfile(userId)).toEqual({
      userId,
      email: 'pro@example.com',
      firstName: null,
      lastName: 'P',
      createdAt: new Date('2026-03-10T12:00:00Z'),
      balanceSeconds: null,
      telegram: null,
    });
    expect(await subscribers.listSubscribers(userId)).toEqual([
      { chatbotId: 'c1', messengerId: 'm1' },
      { chatbotId: 'c1', messengerId: 'm2' },
    ]);
  });

  it('refuses an unknown user', async () => {
    await expect(accounts.getProfile(424242)).rejects.toMatchObject({ code: 'not_found' });
    await expect(accounts.getCallbackSecret(424242)).rejects.toMatchObject({ code: 'not_found' });
  });
});
