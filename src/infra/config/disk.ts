import { accessSync, constants, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What settings that are paths need to know of the file system. */
export interface Disk {
  /** What a text file says; null when there is none, or it may not be read. */
  readText(path: string): string | null;
  hasFolder(path: string): boolean;
  /** Whether there is a folder that this user may write to, or one could be made. */
  canHoldFolder(path: string): boolean;
}

export const realDisk: Disk = {
  readText,
  hasFolder: (path) => statOf(path)?.isDirectory() === true,
  canHoldFolder(path) {
    const there = nearestThere(resolve(path));
    return realDisk.hasFolder(there) && isWritable(there);
  },
};

/** Believes every path; its files hold empty lists. */
export const unseenDisk: Disk = { readText: () => '[]', hasFolder: () => true, canHoldFolder: () => true };

function nearestThere(path: string): string {
  const parent = dirname(path);
  return statOf(path) || parent === path ? path : nearestThere(parent);
}

/** undefined also for what would lie below a file, or lies in a folder that may not be read. */
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
