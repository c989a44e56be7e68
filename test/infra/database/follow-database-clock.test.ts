import { afterEach, expect, it, vi } from 'vitest';
import { moveClock, systemClock } from '../../../src/infra/clock.ts';
import { followDatabaseClock } from '../../../src/infra/database/follow-database-clock.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { testDatabase } from '../../support/mongo.ts';

const database = await testDatabase();
const hourMs = 3_600_000;
/** Of the tests’ database, which runs on this machine. */
const difference = () => Math.abs(systemClock() - Date.now());

afterEach(() => vi.restoreAllMocks());

it('makes the time of the database that of the process, at the start and later', async () => {
  moveClock(hourMs);
  const leave = await followDatabaseClock({ database, logger: silentLogger });
  try {
    expect(difference()).toBeLessThan(5_000);
    moveClock(-hourMs);
    expect(difference()).toBeGreaterThan(hourMs - 5_000);
    const reply = { isWritablePrimary: true, localTime: new Date() };
    database.connection.getClient().emit('serverHeartbeatSucceeded', { reply } as never);
    expect(difference()).toBeLessThan(5_000);
  } finally {
    leave();
  }
});

it('asks the database at once when the clock of this machine was set, or the machine slept', async () => {
  const leave = await followDatabaseClock({ database, logger: silentLogger });
  const realNow = Date.now.bind(Date);
  try {
    moveClock(-hourMs);
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 10_000);
    await expect.poll(difference, { timeout: 10_000 }).toBeLessThan(15_000);
  } finally {
    leave();
  }
});
