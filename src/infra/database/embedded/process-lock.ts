import { createHash } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive } from '../../process-identity.ts';

const waitMs = 25;

/**
 * Lets one process of this machine at a time do the work. The lock is a hard link to the holder's own file, which holds
 * its `processIdentity`; so it is taken in one step, and one whose holder was killed is taken over.
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
    else await clearAway(path, holder, ownFile);
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
 * Removes a dead holder's lock, and never the one that somebody else has taken meanwhile: only who holds the lock of
 * that very holder's removal may remove it.
 */
async function clearAway(path: string, deadHolder: string, ownFile: string): Promise<void> {
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
