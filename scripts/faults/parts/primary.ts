import { setTimeout as delay } from 'node:timers/promises';
import { type FaultPart, playFaults } from '../fault-part.ts';

const videosARound = 20;
const faultWithinMs = 8_000;
/** The set elects a new primary meanwhile; the former one comes back as a secondary. */
const deadMs = 12_000;

/** The primary of the database steps down in odd rounds, and is killed by SIGKILL in even ones, while videos render. */
export const primary: FaultPart = {
  name: 'primary',
  rounds: 4,
  run: (cleanUp, { rounds, random }) =>
    playFaults(cleanUp, {}, async (fleet) => {
      const counts = { stepDowns: 0, kills: 0 };
      for (let round = 1; round <= rounds; round += 1) {
        const created = fleet.createVideos(videosARound);
        await delay(random() * faultWithinMs);
        if (round % 2 === 1) {
          await fleet.database.stepDown();
          counts.stepDowns += 1;
        } else {
          const startAgain = await fleet.database.killPrimary();
          counts.kills += 1;
          await delay(deadMs);
          await startAgain();
        }
        await created;
      }
      return counts;
    }),
};
