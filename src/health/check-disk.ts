import { mkdir, statfs } from 'node:fs/promises';
import type { CheckResult } from './check.ts';

/** Less than this and a long video may not find room for its source, its segments and its output. */
const floorBytes = 2 * 1024 ** 3;

export async function checkDisk(dir: string): Promise<CheckResult> {
  await mkdir(dir, { recursive: true });
  const { bavail, bsize } = await statfs(dir);
  const freeBytes = bavail * bsize;
  const message = `${(freeBytes / 1024 ** 3).toFixed(1)} GiB free`;
  if (freeBytes >= floorBytes) return { ok: true, message };
  return { ok: false, message, fix: 'Free at least 2 GiB, or point DATA_DIR at a larger disk.' };
}
