import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive } from '../../../infra/process-identity.ts';

/** Gives each step its own empty folder, and deletes it when the step ends or fails. */
export interface WorkDirs {
  use<T>(work: (dir: string) => Promise<T>): Promise<T>;
  /** Call it when no step is running. */
  close(): Promise<void>;
}

/** @param workerId names the parent folder, so that a later process knows whether its owner is still alive */
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
    close: () => rm(own, { recursive: true, force: true }),
  };
}

/** Deletes the folders of dead processes; their ffmpeg processes ended with them. */
export async function sweepWorkDirs({ dataDir }: { dataDir: string }): Promise<void> {
  const root = join(dataDir, 'work');
  for (const name of await readdir(root).catch(() => [])) {
    if (isProcessAlive(decodeURIComponent(name)) !== false) continue;
    await rm(join(root, name), { recursive: true, force: true });
  }
}
