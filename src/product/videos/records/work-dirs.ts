import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfProcess, foldersOfProcesses, isProcessAlive } from '../../../infra/processes.ts';

/** Gives each step its own empty folder, and deletes it when the step ends or fails. */
export interface WorkDirs {
  use<T>(work: (dir: string) => Promise<T>): Promise<T>;
  /** Call it when no step is running. */
  close(): Promise<void>;
}

/** @param workerId names the parent folder, so that a later process knows whether its owner is still alive */
export function createWorkDirs({ dataDir, workerId }: { dataDir: string; workerId: string }): WorkDirs {
  const own = folderOfProcess({ dataDir, identity: workerId });
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

/** A process renews its folder every few minutes. */
const abandonedMs = 3_600_000;

/** Shows to processes in other containers that this one is alive. To be called every few minutes. */
export async function renewWorkDirs({ dataDir, workerId }: { dataDir: string; workerId: string }): Promise<void> {
  const now = new Date();
  // without a folder there is nothing to keep
  await utimes(folderOfProcess({ dataDir, identity: workerId }), now, now).catch(() => undefined);
}

/**
 * Deletes the folders of dead processes; their ffmpeg processes ended with them. Whether a process of another container, or
 * of this machine before it was started again, is dead cannot be known: its folder is deleted an hour after its last renewal.
 */
export async function sweepWorkDirs({ dataDir }: { dataDir: string }): Promise<void> {
  const root = foldersOfProcesses(dataDir);
  for (const name of await readdir(root).catch(() => [])) {
    const isAlive = isProcessAlive(decodeURIComponent(name));
    if (isAlive === true || (isAlive === 'unknown' && !(await isAbandoned(join(root, name))))) continue;
    await rm(join(root, name), { recursive: true, force: true });
  }
}

async function isAbandoned(dir: string): Promise<boolean> {
  const facts = await stat(dir).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > abandonedMs;
}
