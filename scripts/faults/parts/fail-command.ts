import { setTimeout as delay } from 'node:timers/promises';
import { type FaultPart, playFaults } from '../fault-part.ts';

/**
 * What a primary answers when it steps down, shuts down, or loses a connection. Codes:
 * https://www.mongodb.com/docs/manual/reference/error-codes/
 */
const failures: Record<string, unknown>[] = [
  { errorCode: 10107, errorLabels: ['RetryableWriteError'] },
  { errorCode: 189 },
  { errorCode: 91 },
  { closeConnection: true },
  { errorCode: 251, errorLabels: ['TransientTransactionError'] },
];
const commands = ['find', 'aggregate', 'update', 'insert', 'delete', 'findAndModify', 'getMore', 'commitTransaction'];
const failedTimes = 12;
const pauseMs = 700;

/** The primary answers a dozen commands in a row with an error, again and again while videos are made. */
export const failCommand: FaultPart = {
  name: 'fail-command',
  rounds: 15,
  run: (cleanUp, { rounds, random, members = 1 }) =>
    playFaults(cleanUp, { members }, async (fleet) => {
      for (let round = 0; round < rounds; round += 1) {
        const created = fleet.createVideos(2);
        const data = { failCommands: commands, appName: 'captioneer', ...failures[round % failures.length] };
        await delay(random() * pauseMs);
        await fleet.database.failPoint({ times: failedTimes }, data);
        await delay(pauseMs);
        await created;
      }
      await fleet.database.failPoint('off');
      return { failedCommands: rounds * failedTimes };
    }),
};
