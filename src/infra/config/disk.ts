import { accessSync, constants, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What settings that are paths need to know about the file system. */
export interface Disk {
  /** The content of a text file; null if it does not exist or cannot be read. */
  readText(path: string): string | null;
  hasFolder(path: string): boolean;
  /** Whether there is a folder that this user may write to, or one can be created. */
  canHoldFolder(path: string): boolean;
}

export const realDisk: Disk = {
  readText,
  hasFolder: (path) => statOf(path)?.isDirectory() === true,
  canHoldFolder(path) {
    const existing = nearestExisting(resolve(path));
    return realDisk.hasFolder(existing) && isWritable(existing);
  },
};

/** Accepts every path; every file contains an empty list. */
export const uncheckedDisk: Disk = { readText: () => '[]', hasFolder: () => true, canHoldFolder: () => true };

function nearestExisting(path: string): string {
  const parent = dirname(path);
  return statOf(path) || parent === path ? path : nearestExisting(parent);
}

/** undefined also for a path below a file, or in a folder that cannot be read. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
