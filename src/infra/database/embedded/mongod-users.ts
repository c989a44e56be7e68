import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive, processIdentity } from '../../process-identity.ts';

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
