import type { mongo } from 'mongoose';
import { moveClock, systemClock, watchForClockSteps } from '../clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { Database } from './connect-database.ts';

/** Less is left alone: answers are read that late on a busy machine, and leases last far longer. */
const maxDifferenceMs = 1_000;

interface FollowClock {
  database: Pick<Database, 'connection'>;
  logger: Logger;
}

/**
 * Makes the database's clock that of this process: all processes that share a database share their time, and times that one of
 * them stores mean the same to the others. It is read from what the driver asks anyway, once a minute, and at once when the
 * clock of this machine was set, or the machine slept. Resolves when it has been read once.
 * @returns what ends it
 */
export async function followDatabaseClock({ database: { connection }, logger }: FollowClock): Promise<() => void> {
  const follow = (localTime: unknown) => {
    if (!(localTime instanceof Date)) return;
    const aheadMs = localTime.getTime() - systemClock();
    if (Math.abs(aheadMs) <= maxDifferenceMs) return;
    logger.warn({ aheadMs }, 'the clock of this process differs from the database’s, which counts');
    moveClock(aheadMs);
  };
  const onHeartbeat = ({ reply }: mongo.ServerHeartbeatSucceededEvent) => {
    if (reply.isWritablePrimary) follow(reply.localTime);
  };
  const client = connection.getClient();
  client.on('serverHeartbeatSucceeded', onHeartbeat);
  const ask = async () => follow((await connection.db?.admin().command({ hello: 1 }))?.localTime);
  await ask();
  const steps = watchForClockSteps(() => {
    ask().catch((err) => logger.warn({ err }, 'could not read the clock of the database'));
  });
  return () => {
    client.off('serverHeartbeatSucceeded', onHeartbeat);
    steps.stop();
  };
}
