import { open } from 'node:fs/promises';

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
