import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive } from '../queue/process-identity.ts';
import { endProcessesUnder } from './end-processes-under.ts';

/** Gives each step an empty folder of its own, gone when the step ends however it ends. */
export interface WorkDirs {
  use<T>(work: (dir: string) => Promise<T>): Promise<T>;
}

/** @param workerId names the folder, so that a later process can tell whose leftovers they are */
export function createWorkDirs({ dataDir, workerId }: { dataDir: string; workerId: string }): WorkDirs {
  const own = join(dataDir, 'work', encodeURIComponent(workerId));
  return {
    async use(work) {
      await mkdir(own, { recursive: true });
      const dir = await mkdtemp(join(own, 'step-'));
      try {
        return await work(dir);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  };
}

/** Removes what killed processes left behind: their folders, and the ffmpegs still writing there. */
export async function sweepWorkDirs({ dataDir }: { dataDir: string }): Promise<void> {
  const root = join(dataDir, 'work');
  for (const name of await readdir(root).catch(() => [])) {
    if (isProcessAlive(decodeURIComponent(name)) !== false) continue;
    await endProcessesUnder(join(root, name));
    await rm(join(root, name), { recursive: true, force: true });
  }
}
