import { rm, writeFile } from 'node:fs/promises';
import { findMongod } from './find-mongod.ts';
import type { MongodFiles } from './mongod-files.ts';
import { stopMongod } from './mongod-process.ts';
import { hasOtherUsers, type MongodUser, removeUser } from './mongod-users.ts';
import { withProcessLock } from './process-lock.ts';

/** Stops mongod unless other processes use it. */
export async function releaseMongod(files: MongodFiles, user: MongodUser): Promise<void> {
  await withProcessLock(files.lock, user.file, async () => {
    if (!(await hasOtherUsers(files.usersDir, user))) await stopIfRunning(files);
  });
  await removeUser(user);
}

async function stopIfRunning(files: MongodFiles): Promise<void> {
  const found = await findMongod(files.dbPath);
  if (!found) return;
  // if we are killed now, the next process knows that this mongod may be stopping
  await writeFile(files.stopping, String(found.pid));
  await stopMongod(found);
  await rm(files.stopping, { force: true });
}
