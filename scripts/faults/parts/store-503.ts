import { setTimeout as delay } from 'node:timers/promises';
import { type FaultPart, playFaults } from '../fault-part.ts';

const videosARound = 12;
const beforeMs = 3_000;

/** The store answers everything with 503 for two minutes, while videos are at work. */
export const store503: FaultPart = {
  name: 'store-503',
  rounds: 1,
  run: (cleanUp, { rounds, random, members = 1, faultMs = 120_000 }) =>
    playFaults(cleanUp, { members }, async (fleet) => {
      for (let round = 0; round < rounds; round += 1) {
        const created = fleet.createVideos(videosARound);
        await delay(random() * beforeMs);
        fleet.store.answerOnly(503);
        await delay(faultMs);
        fleet.store.answerOnly(null);
        await created;
      }
      return { secondsDown: (rounds * faultMs) / 1000 };
    }),
};
