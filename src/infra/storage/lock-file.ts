import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { isProcessAlive } from '../processes.ts';
import { hasErrorCode } from './file-system.ts';

const renewMs = 10_000;
/** Without a renewal for so long, the holder is dead or stands still. */
const staleMs = 60_000;

/**
 * Takes a lock that all processes of a machine see. It saves double work and guards nothing: a holder that stood still for a
 * minute goes on beside the next one.
 * @returns what frees it; null = somebody else has it
 */
export async function lockFile({ file, identity }: LockRequest): Promise<(() => Promise<void>) | null> {
  if (!(await take({ file, identity }))) return null;
  // it is a file of ours: if it cannot be renewed, somebody else takes it
  const renewing = setInterval(() => void touch(file), renewMs).unref();
  return async () => {
    clearInterval(renewing);
    if ((await ownerOf(file)) === identity) await rm(file, { force: true });
  };
}

interface LockRequest {
  file: string;
  /** Of the process, see `processIdentity`. */
  identity: string;
}

async function take({ file, identity }: LockRequest): Promise<boolean> {
  if (await write({ file, identity })) return true;
  if (!(await isStale(file))) return false;
  await rm(file, { force: true });
  return write({ file, identity });
}

async function write({ file, identity }: LockRequest): Promise<boolean> {
  try {
    await writeFile(file, identity, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  const facts = await stat(file).catch(() => null);
  if (!facts) return false;
  if (Date.now() - facts.mtimeMs > staleMs) return true;
  const owner = await ownerOf(file);
  // empty while it is being written
  return Boolean(owner) && isProcessAlive(owner ?? '') === false;
}

const ownerOf = (file: string) => readFile(file, 'utf8').catch(() => null);

async function touch(file: string): Promise<void> {
  const now = Date.now() / 1000;
  await utimes(file, now, now).catch(() => undefined);
}
