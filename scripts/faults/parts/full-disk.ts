import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CleanUp, makeTemporaryFolder } from '../../service/temporary-service.ts';
import { type FaultPart, playFaults } from '../fault-part.ts';

const videosARound = 4;
const beforeMs = 2_000;
const fullMs = 15_000;

/** The worker's disk of 64 MB is filled to its last byte while videos are at work, and emptied 15 s later. */
export const fullDisk: FaultPart = {
  name: 'full-disk',
  rounds: 4,
  cannotRun: () =>
    process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root may mount a small disk',
  async run(cleanUp, { rounds, random, members = 1, faultMs = fullMs }) {
    const disk = await mountSmallDisk(cleanUp);
    const options = { members, workers: 1, workerDataDir: disk, workerEnv: { MIN_FREE_DISK_BYTES: '0' } };
    return playFaults(cleanUp, options, async (fleet) => {
      for (let round = 0; round < rounds; round += 1) {
        const created = fleet.createVideos(videosARound);
        await delay(random() * beforeMs);
        const until = Date.now() + faultMs;
        while (Date.now() < until) {
          fill(join(disk, 'filler'));
          await delay(100);
        }
        rmSync(join(disk, 'filler'));
        await created;
      }
      return { secondsFull: (rounds * faultMs) / 1000 };
    });
  },
};

async function mountSmallDisk(cleanUp: CleanUp): Promise<string> {
  const disk = join(await makeTemporaryFolder(cleanUp), 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  cleanUp(async () => void execFileSync('umount', [disk]));
  return disk;
}

/** Takes what is free. What the worker gives up meanwhile is taken the next time. */
function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const sizeBytes of [1 << 20, 1 << 12]) writeUntilFull(handle, Buffer.alloc(sizeBytes));
  } finally {
    closeSync(handle);
  }
}

function writeUntilFull(handle: number, bytes: Buffer): void {
  try {
    while (writeSync(handle, bytes) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
