import { setTimeout as delay } from 'node:timers/promises';
import { type FaultPart, playFaults } from '../fault-part.ts';

const videosARound = 4;
const cutsARound = 6;
const maxPauseMs = 800;

/** Every connection to the database and to the store is cut, again and again, in the middle of what it carries. */
export const cutConnections: FaultPart = {
  name: 'cut-connections',
  rounds: 10,
  run: (cleanUp, { rounds, random, members = 1 }) =>
    playFaults(cleanUp, { members }, async (fleet) => {
      for (let round = 0; round < rounds; round += 1) {
        const created = fleet.createVideos(videosARound);
        for (let cut = 0; cut < cutsARound; cut += 1) {
          await delay(random() * maxPauseMs);
          fleet.storeProxy.cut();
          fleet.database.cutConnections();
        }
        await created;
      }
      return { cuts: rounds * cutsARound };
    }),
};
