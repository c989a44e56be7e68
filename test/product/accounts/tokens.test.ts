import { beforeAll, describe, expect, it } from 'vitest';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock();
const accounts = testAccounts({ database, clock: time.clock });
const tokens = createTokenModel(database.connection);
await database.ensureIndexes();

let userId: number;
let otherUserId: number;
let apiToken: string;

beforeAll(async () => {
  ({ userId, apiToken } = await accounts.createUser({ email: 'ada@example.com' }));
  ({ userId: otherUserId } = await accounts.createUser({ email: 'bob@example.com' }));
});

describe('createToken', () => {
  it('returns a token, of which only the hash is stored', async () => {
    const token = await accounts.createToken(userId, 'my flow');
    expect(token).toEqual({ id: expect.stringMatching(/^tok_/), name: 'my flow', apiToken: expect.any(String) });
    const everything = JSON.stringify(await database.connection.collection('tokens').find().toArray());
    expect(everything).not.toContain(token.apiToken.slice(14));
  });

  it('refuses an unknown user', async () => {
    await expect(accounts.createToken(424242, 'x')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('authenticateToken', () => {
  it.each([
    ['nothing', ''],
    ['any word', 'hello'],
    ['a token that was never issued', `cap_${'0'.repeat(40)}`],
    ['the key of an integration', `int_${'0'.repeat(40)}`],
    ['a very long text', `cap_${'0'.repeat(100_000)}`],
  ])('returns null for %s', async (_, text) => {
    expect(await accounts.authenticateToken(text)).toBeNull();
  });

  it('returns null for a token with one letter changed, or for its visible part', async () => {
    const changed = apiToken.slice(0, -1) + (apiToken.endsWith('0') ? '1' : '0');
    expect(await accounts.authenticateToken(changed)).toBeNull();
    expect(await accounts.authenticateToken(apiToken.slice(0, 12))).toBeNull();
    expect(await accounts.authenticateToken(apiToken.toUpperCase())).toBeNull();
  });

  it('records the last use about once a minute', async () => {
    const token = await accounts.createToken(userId, 'noted');
    const lastUse = async () => (await tokens.findOne({ _id: token.id }).lean())?.lastUsedAt?.toISOString();
    time.set('2026-03-10T13:00:00Z');
    await Promise.all([1, 2, 3].map(() => accounts.authenticateToken(token.apiToken)));
    time.set('2026-03-10T13:00:59Z');
    await accounts.authenticateToken(token.apiToken);
    expect(await lastUse()).toBe('2026-03-10T13:00:00.000Z');
    time.set('2026-03-10T13:01:00Z');
    await accounts.authenticateToken(token.apiToken);
    expect(await lastUse()).toBe('2026-03-10T13:01:00.000Z');
  });
});

describe('listTokens', () => {
  it('returns the user’s own tokens with their first characters, newest first', async () => {
    const { userId: newcomer, apiToken: first } = await accounts.createUser({ email: 'list@example.com' });
    time.pass(1000);
    const second = await accounts.createToken(newcomer, 'second');
    expect(await accounts.listTokens(newcomer)).toEqual([
      {
        id: second.id,
        name: 'second',
        prefix: second.apiToken.slice(0, 12),
        createdAt: new Date(time.clock()),
        lastUsedAt: null,
      },
      expect.objectContaining({ name: 'first token', prefix: first.slice(0, 12) }),
    ]);
  });
});

describe('revokeToken', () => {
  it('takes effect at once', async () => {
    const token = await accounts.createToken(userId, 'short-lived');
    expect(await accounts.authenticateToken(token.apiToken)).toEqual({ userId, tokenId: token.id });
    await accounts.revokeToken(userId, token.id);
    expect(await accounts.authenticateToken(token.apiToken)).toBeNull();
    expect((await accounts.listTokens(userId)).map(({ id }) => id)).not.toContain(token.id);
  });

  it('refuses another user’s token, and one that is revoked already', async () => {
    const token = await accounts.createToken(userId, 'mine');
    await expect(accounts.revokeToken(otherUserId, token.id)).rejects.toMatchObject({ code: 'not_found' });
    await accounts.revokeToken(userId, token.id);
    await expect(accounts.revokeToken(userId, token.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
