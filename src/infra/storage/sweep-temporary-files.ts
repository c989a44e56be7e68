import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './file-system.ts';

const hourMs = 60 * 60_000;

/**
 * Makes a function that removes files nobody has written to for an hour, looking at most once an hour. By age and not
 * by process: other processes, in other containers too, may be writing into the same folder.
 */
export function createTemporarySweep({ folder, now }: { folder: string; now: () => number }): () => Promise<void> {
  let nextSweepAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() < nextSweepAt) return;
    nextSweepAt = now() + hourMs;
    for (const name of await readdir(folder)) await removeIfOld(join(folder, name), now() - hourMs);
  };
}

async function removeIfOld(file: string, olderThan: number): Promise<void> {
  try {
    if ((await stat(file)).mtimeMs < olderThan) await rm(file, { force: true });
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
}
