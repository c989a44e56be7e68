import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether an error of Node's own modules has this code, for example `ENOENT`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

/** Flushes a file to the disk, so that it survives a power failure. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder's entries: otherwise a power failure may undo a rename. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await syncPath(folder);
  } catch (error) {
    // some file systems cannot flush folders, and another process may have emptied and removed this one
    if (!['EINVAL', 'EISDIR', 'EPERM', 'ENOENT'].some((code) => hasErrorCode(error, code))) throw error;
  }
}

/** Keys of the stored files that start with the prefix, in S3's order of keys. */
export async function* listDiskObjects(objectsDir: string, prefix: string): AsyncGenerator<string> {
  const lastSlash = prefix.lastIndexOf('/');
  yield* walk(objectsDir, prefix.slice(0, lastSlash + 1), prefix.slice(lastSlash + 1));
}

/** @param keyOfFolder empty, or ends with a slash */
async function* walk(objectsDir: string, keyOfFolder: string, startOfName: string): AsyncGenerator<string> {
  for (const name of await namesIn(join(objectsDir, keyOfFolder))) {
    if (!name.startsWith(startOfName)) continue;
    if (name.endsWith('/')) yield* walk(objectsDir, keyOfFolder + name, '');
    else yield keyOfFolder + name;
  }
}

/** Folders are sorted with their slash: `a-b` and `a.mp4` come before everything in `a/`. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR')) return [];
    throw error;
  }
}

const hourMs = 60 * 60_000;

/**
 * Returns a function that deletes files which were not written to for an hour; it runs at most once an hour. It goes by
 * age, since other processes, even in other containers, may be writing to the same folder.
 */
export function createTemporarySweep({ folder, now }: { folder: string; now: () => number }): () => Promise<void> {
  let nextSweepAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() < nextSweepAt) return;
    nextSweepAt = now() + hourMs;
    for (const name of await namesIfThere(folder)) await removeIfOld(join(folder, name), now() - hourMs);
  };
}

async function namesIfThere(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function removeIfOld(file: string, olderThan: number): Promise<void> {
  try {
    if ((await stat(file)).mtimeMs < olderThan) await rm(file, { force: true });
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
}
