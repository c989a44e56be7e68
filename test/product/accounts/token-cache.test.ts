import { setTimeout as wait } from 'node:timers/promises';
import type { CommandStartedEvent } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { createTokenCache } from '../../../src/product/accounts/token-cache.ts';
import { createTokenUses } from '../../../src/product/accounts/token-uses.ts';
import { commandsOf } from '../../support/commands-of.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase({ monitorCommands: true });
const time = testClock();
const tokens = createTokenModel(database.connection);
await database.ensureIndexes();

/** Longer than these tests. */
const neverMs = 2 ** 30;

/** Account services as another process has them. */
function startProcess({ maxTokens, now }: { maxTokens?: number; now?: () => number } = {}) {
  const cache = createTokenCache({ tokens, logger: silentLogger, maxTokens, now });
  const tokenUses = createTokenUses({ tokens, logger: silentLogger, flushAfterMs: neverMs });
  afterAll(() => cache.close());
  const accounts = testAccounts({ database, clock: time.clock, tokenCache: cache, tokenUses });
  const read = (apiToken: string) => accounts.authenticateToken(apiToken, { isRead: true });
  const commandsOfRead = (apiToken: string) => commandsOf(database.connection, () => read(apiToken));
  return { cache, accounts, read, commandsOfRead };
}

type Process = ReturnType<typeof startProcess>;

/** Until a read of the token asks nothing of the database. */
async function untilRemembered({ commandsOfRead }: Process, apiToken: string): Promise<void> {
  while ((await commandsOfRead(apiToken)).length > 0) await wait(20);
}

const [one, other, unopened] = [startProcess(), startProcess(), startProcess()];
one.cache.open();
other.cache.open();

let userId: number;
beforeAll(async () => {
  ({ userId } = await one.accounts.createUser({ email: 'ada@example.com' }));
});

const newToken = () => one.accounts.createToken(userId, 'flow');

describe('a read with a token', () => {
  it('asks the database once in a few seconds', async () => {
    const { id, apiToken } = await newToken();
    await untilRemembered(one, apiToken);
    expect(await one.read(apiToken)).toEqual({ userId, tokenId: id });
  });

  it('asks each time while no change stream is open', async () => {
    const { apiToken } = await newToken();
    for (const _ of [1, 2]) expect(await unopened.commandsOfRead(apiToken)).toEqual(['find tokens']);
  });

  it('asks each time after the stream has closed', async () => {
    const closing = startProcess();
    closing.cache.open();
    const { apiToken } = await newToken();
    await untilRemembered(closing, apiToken);
    await closing.cache.close();
    expect(await closing.commandsOfRead(apiToken)).toEqual(['find tokens']);
  });

  it('remembers nothing of tokens that do not exist', async () => {
    const { apiToken } = await newToken();
    await untilRemembered(one, apiToken);
    const invented = `cap_${'0'.repeat(40)}`;
    for (const _ of [1, 2]) expect(await one.commandsOfRead(invented)).toEqual(['find tokens']);
  });

  it('remembers so many tokens at most: that one goes which was not used for longest', async () => {
    const small = startProcess({ maxTokens: 2 });
    small.cache.open();
    const [first, second, third] = [await newToken(), await newToken(), await newToken()];
    await untilRemembered(small, first.apiToken);
    await small.read(second.apiToken);
    await small.read(first.apiToken);
    await small.read(third.apiToken);
    expect(await small.commandsOfRead(second.apiToken)).toEqual(['find tokens']);
  });
});

describe('a call that changes something', () => {
  it('asks the database always', async () => {
    const { apiToken } = await newToken();
    await untilRemembered(one, apiToken);
    const write = () => one.accounts.authenticateToken(apiToken);
    expect(await commandsOf(database.connection, write)).toEqual(['find tokens']);
  });
});

describe('a revoked token', () => {
  it('works nowhere any more when that is confirmed', async () => {
    const { id, apiToken } = await newToken();
    await untilRemembered(one, apiToken);
    await untilRemembered(other, apiToken);
    await one.accounts.revokeToken(userId, id);
    expect(await other.read(apiToken)).toBeNull();
    expect(await one.read(apiToken)).toBeNull();
  });

  it('works no more in the same process even before that is confirmed', async () => {
    const { id, apiToken } = await newToken();
    await untilRemembered(one, apiToken);
    await tokens.deleteOne({ _id: id });
    const ended = one.cache.end({ tokenIds: [id] });
    expect(await one.read(apiToken)).toBeNull();
    await ended;
  });

  it('is dropped by the change stream where another program deletes it', async () => {
    const { id, apiToken } = await newToken();
    await untilRemembered(other, apiToken);
    await tokens.deleteOne({ _id: id });
    // without the stream it would be remembered for as long as five seconds
    await wait(1_500);
    expect(await other.read(apiToken)).toBeNull();
  });

  it('is not remembered by a read that began before it ended', async () => {
    const { id, apiToken } = await newToken();
    await untilRemembered(one, apiToken);
    const remember = one.cache.beginRead();
    const ended = one.cache.end({ tokenIds: [id] });
    remember('its hash', { _id: id, userId, lastUsedAt: null });
    expect(one.cache.find('its hash')).toBeNull();
    await ended;
  });
});

describe('a token whose account is merged into another', () => {
  it('belongs to that one in every process', async () => {
    const { id, apiToken } = await newToken();
    await untilRemembered(other, apiToken);
    const { userId: into } = await one.accounts.createUser({ email: 'bob@example.com' });
    await tokens.updateOne({ _id: id }, { $set: { userId: into } });
    await wait(1_500);
    expect(await other.read(apiToken)).toMatchObject({ userId: into });
  });
});

describe('the last uses of tokens', () => {
  it('are written together, and none while a call waits', async () => {
    const made = [await newToken(), await newToken()];
    const [first, second] = made.map(({ apiToken }) => apiToken) as [string, string];
    const calls = async () => {
      for (const apiToken of [first, second, first]) await unopened.read(apiToken);
    };
    expect(await commandsOf(database.connection, calls)).toEqual(['find tokens', 'find tokens', 'find tokens']);
    const list = () => unopened.accounts.listTokens(userId);
    expect(await commandsOf(database.connection, list)).toEqual(['update tokens', 'find tokens']);
    const uses = (await list()).filter(({ id }) => made.some((token) => token.id === id));
    expect(uses.map(({ lastUsedAt }) => lastUsedAt?.getTime())).toEqual([time.clock(), time.clock()]);
  });
});

describe('the change stream', () => {
  it('is not asked while nobody calls, and is trusted again after the next call', async () => {
    let aheadMs = 0;
    const quiet = startProcess({ now: () => performance.now() + aheadMs });
    quiet.cache.open();
    const { apiToken } = await newToken();
    await untilRemembered(quiet, apiToken);
    await Promise.all([one.cache.close(), other.cache.close()]);
    aheadMs += 60_000;
    const asked: string[] = [];
    const note = ({ commandName }: CommandStartedEvent) => void asked.push(commandName);
    database.connection.getClient().on('commandStarted', note);
    const askedMeanwhile = async () => {
      asked.length = 0;
      await wait(600);
      return asked;
    };
    // a request may be under way
    await expect.poll(askedMeanwhile, { timeout: 10_000 }).toEqual([]);
    expect(await quiet.commandsOfRead(apiToken)).toEqual(['find tokens']);
    await expect.poll(() => asked).toContain('getMore');
    database.connection.getClient().off('commandStarted', note);
    await untilRemembered(quiet, apiToken);
  });
});
