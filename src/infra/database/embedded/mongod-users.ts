import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive, processIdentity } from '../../processes.ts';

/** The entry of a process that uses mongod: a file with its identity. */
export interface MongodUser {
  file: string;
}

export async function addUser(usersDir: string): Promise<MongodUser> {
  await mkdir(usersDir, { recursive: true, mode: 0o700 });
  const file = join(usersDir, randomBytes(8).toString('hex'));
  // written completely before it appears: an entry without an identity would count as a dead process
  await writeFile(`${file}.new`, processIdentity());
  await rename(`${file}.new`, file);
  return { file };
}

export async function removeUser({ file }: MongodUser): Promise<void> {
  await rm(file, { force: true });
}

/**
 * Whether another running process uses mongod. Removes the entries of dead processes. Processes of other machines or
 * containers do not count: they cannot reach a mongod on our loopback address.
 */
export async function hasOtherUsers(usersDir: string, own: MongodUser): Promise<boolean> {
  const files = (await readdir(usersDir)).map((name) => join(usersDir, name)).filter((file) => file !== own.file);
  const living = await Promise.all(files.map(isLiving));
  return living.some(Boolean);
}

async function isLiving(file: string): Promise<boolean> {
  const identity = await readFile(file, 'utf8').catch(() => null);
  // '' = it is just being written, by a process that will wait for our lock
  if (identity === null || identity === '') return false;
  if (isProcessAlive(identity) === true) return true;
  await rm(file, { force: true });
  return false;
}

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
