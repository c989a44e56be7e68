import { createHash } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive } from '../../process-identity.ts';

const waitMs = 25;

/**
 * Runs the work in one process of this machine at a time. The lock is a hard link to the holder's own file, which contains
 * its `processIdentity`. So it is taken atomically, and the lock of a killed holder can be taken over.
 */
export async function withProcessLock<T>(path: string, ownFile: string, work: () => Promise<T>): Promise<T> {
  await acquire(path, ownFile);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function acquire(path: string, ownFile: string): Promise<void> {
  while (!(await linked(ownFile, path))) {
    const holder = await readIfThere(path);
    if (holder === null) continue;
    if (isProcessAlive(holder) === true) await delay(waitMs);
    else await removeDeadLock(path, holder, ownFile);
  }
}

async function linked(ownFile: string, path: string): Promise<boolean> {
  try {
    await link(ownFile, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a dead holder's lock, but never one that another process has taken meanwhile: removing it needs a second lock,
 * which is specific to that holder.
 */
async function removeDeadLock(path: string, deadHolder: string, ownFile: string): Promise<void> {
  const removal = `${path}.${createHash('sha256').update(deadHolder).digest('hex').slice(0, 16)}`;
  await withProcessLock(removal, ownFile, async () => {
    if ((await readIfThere(path)) === deadHolder) await rm(path, { force: true });
  });
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
