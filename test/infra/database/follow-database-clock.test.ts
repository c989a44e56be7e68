import { expect, it } from 'vitest';
import { moveClock, systemClock } from '../../../src/infra/clock.ts';
import { followDatabaseClock } from '../../../src/infra/database/follow-database-clock.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { testDatabase } from '../../support/mongo.ts';

const database = await testDatabase();
const hourMs = 3_600_000;
/** Of the tests’ database, which runs on this machine. */
const difference = () => Math.abs(systemClock() - Date.now());

it('makes the time of the database that of the process, at the start and later', async () => {
  moveClock(hourMs);
  const leave = await followDatabaseClock({ database, logger: silentLogger });
  try {
    expect(difference()).toBeLessThan(5_000);
    moveClock(-hourMs);
    expect(difference()).toBeGreaterThan(hourMs - 5_000);
    await expect.poll(difference).toBeLessThan(5_000);
  } finally {
    leave();
  }
});
