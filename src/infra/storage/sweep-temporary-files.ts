import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './file-system.ts';

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
