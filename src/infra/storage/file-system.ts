import { open } from 'node:fs/promises';

/** Whether an error of Node's own modules carries this code, e.g. `ENOENT`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

/** Waits until the file's bytes are on the disk itself and would outlive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder's list of names: without it a rename may be forgotten in a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await syncPath(folder);
  } catch (error) {
    // some file systems cannot flush folders, and another process may have emptied and removed this one
    if (!['EINVAL', 'EISDIR', 'EPERM', 'ENOENT'].some((code) => hasErrorCode(error, code))) throw error;
  }
}
