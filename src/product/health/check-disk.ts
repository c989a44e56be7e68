import type { CheckResult } from './check.ts';
import { freeBytesOf } from './free-bytes.ts';

/** Less than this and a long video may not find room for its source, its segments and its output. */
export const diskFloorBytes = 2 * 1024 ** 3;

export async function checkDisk(dir: string): Promise<CheckResult> {
  const freeBytes = await freeBytesOf(dir);
  const message = `${(freeBytes / 1024 ** 3).toFixed(1)} GiB free`;
  if (freeBytes >= diskFloorBytes) return { ok: true, message };
  return { ok: false, message, fix: 'Free at least 2 GiB, or point DATA_DIR at a larger disk.' };
}
