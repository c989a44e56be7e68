import { setTimeout as delay } from 'node:timers/promises';
import { untilDelivered } from '../check-fleet.ts';
import { type FaultPart, playFaults } from '../fault-part.ts';

/** Within this time after the order of its videos, a process is killed: before, during and after every stage. */
const killWithinMs = 3_000;
const paidEveryRounds = 10;

/** Any process of the service is killed by SIGKILL at any moment, and started again. The database's part is `primary`. */
export const randomKills: FaultPart = {
  name: 'random-kills',
  rounds: 100,
  run: (cleanUp, { rounds, random, members = 1 }) =>
    playFaults(cleanUp, { members }, async (fleet) => {
      const kills: Record<string, number> = {};
      for (let round = 1; round <= rounds; round += 1) {
        const processes = [fleet.api, ...fleet.workers];
        const victim = processes[Math.floor(random() * processes.length)] ?? fleet.api;
        const created = fleet.createVideos(2);
        const paid = round % paidEveryRounds === 0 ? fleet.pay() : null;
        await delay(random() * killWithinMs);
        await victim.kill9();
        kills[victim.name] = (kills[victim.name] ?? 0) + 1;
        await victim.start();
        for (const videoId of await created) await untilDelivered(fleet, videoId);
        await paid;
      }
      return kills;
    }),
};
