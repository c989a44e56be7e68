import { beforeAll, describe, expect, it } from 'vitest';
import { maxTokens } from '../../../src/product/accounts/tokens.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock();
const accounts = testAccounts({ database, clock: time.clock });
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

describe('the tokens of one account', () => {
  it('are so many at most, also when they are created at the same time', async () => {
    const { userId: busy } = await accounts.createUser({ email: 'busy@example.com' });
    const create = (index: number) => accounts.createToken(busy, `flow ${index}`);
    const tried = await Promise.allSettled(Array.from({ length: maxTokens + 10 }, (_, index) => create(index)));
    const refused = tried.filter((attempt) => attempt.status === 'rejected');
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'conflict', requestReason: 'tokens_full' });
    }
    const made = await accounts.listTokens(busy);
    expect(made.length).toBeLessThanOrEqual(maxTokens);
    // those that worked, and the first one
    expect(made.length).toBe(tried.length - refused.length + 1);
  });

  it('may be replaced by new ones after they are revoked', async () => {
    const { userId: full } = await accounts.createUser({ email: 'full@example.com' });
    for (let count = 1; count < maxTokens; count++) await accounts.createToken(full, `flow ${count}`);
    await expect(accounts.createToken(full, 'one more')).rejects.toMatchObject({ code: 'conflict' });
    const [newest] = await accounts.listTokens(full);
    await accounts.revokeToken(full, newest?.id ?? '');
    await expect(accounts.createToken(full, 'in its place')).resolves.toMatchObject({ name: 'in its place' });
    await expect(accounts.createToken(otherUserId, 'of somebody else')).resolves.toMatchObject({
      id: expect.any(String),
    });
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
    const lastUse = async () => {
      const listed = await accounts.listTokens(userId);
      return listed.find(({ id }) => id === token.id)?.lastUsedAt?.toISOString();
    };
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
