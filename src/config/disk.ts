import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What settings that are paths need to know of the file system. */
export interface Disk {
  hasFile(path: string): boolean;
  hasFolder(path: string): boolean;
  /** Whether there is a folder that this user may write to, or one could be made. */
  takesFolder(path: string): boolean;
}

export const realDisk: Disk = {
  hasFile: (path) => statOf(path)?.isFile() === true,
  hasFolder: (path) => statOf(path)?.isDirectory() === true,
  takesFolder(path) {
    const there = nearestThere(resolve(path));
    return realDisk.hasFolder(there) && isWritable(there);
  },
};

/** Believes every path. */
export const unseenDisk: Disk = { hasFile: () => true, hasFolder: () => true, takesFolder: () => true };

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

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
