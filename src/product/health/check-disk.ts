import { mkdir, statfs } from 'node:fs/promises';
import type { CheckResult } from './check.ts';

/** With less free space, a long video's source, segments and output may not fit. */
export const diskFloorBytes = 2 * 1024 ** 3;

export async function checkDisk(dir: string): Promise<CheckResult> {
  const freeBytes = await freeBytesOf(dir);
  const message = `${(freeBytes / 1024 ** 3).toFixed(1)} GiB free`;
  if (freeBytes >= diskFloorBytes) return { ok: true, message };
  return { ok: false, message, fix: 'Free at least 2 GiB, or point DATA_DIR at a larger disk.' };
}

/** Free space for an ordinary user on the disk of the folder. Creates the folder if it is missing. */
export async function freeBytesOf(dir: string): Promise<number> {
  await mkdir(dir, { recursive: true });
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
