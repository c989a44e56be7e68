import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeTemporaryFolder } from '../../service/temporary-service.ts';
import { untilDelivered } from '../check-fleet.ts';
import { type FaultPart, playFaults } from '../fault-part.ts';
import type { FleetProcess } from '../fleet-process.ts';
import { clockEnv, setClock } from '../jumping-clock.ts';

const videosARound = 4;
const beforeMs = 3_000;
const hourMs = 3_600_000;
/** Forward, back to the right time, and to an hour before it. */
const jumpsMs = [hourMs, 0, -hourMs, 0];

/** The clock of all processes jumps by an hour while videos are at work, forward and backward; in some rounds, one worker's alone. */
export const jumpingClock: FaultPart = {
  name: 'jumping-clock',
  rounds: 8,
  async run(cleanUp, { rounds, random, members = 1 }) {
    const folder = await makeTemporaryFolder(cleanUp);
    const files = { all: join(folder, 'all'), one: join(folder, 'one') };
    const options = { members, env: clockEnv(files.all), envOfFirstWorker: clockEnv(files.one) };
    return playFaults(cleanUp, options, async (fleet) => {
      for (let round = 0; round < rounds; round += 1) {
        const created = fleet.createVideos(videosARound);
        await delay(random() * beforeMs);
        const offsetMs = jumpsMs[round % jumpsMs.length] ?? 0;
        const isOneAlone = Math.floor(round / jumpsMs.length) % 2 === 1;
        setClock(files.one, offsetMs);
        if (!isOneAlone) setClock(files.all, offsetMs);
        if (round % 2 === 0) await startAgain(fleet.workers[0]);
        for (const videoId of await created) await untilDelivered(fleet, videoId);
      }
      return { jumps: rounds };
    });
  },
};

/** A process that starts while the clock is wrong. */
async function startAgain(worker: FleetProcess | undefined): Promise<void> {
  await worker?.stop();
  await worker?.start();
}
