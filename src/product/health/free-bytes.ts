import { mkdir, statfs } from 'node:fs/promises';

/** What an ordinary user may still write to the disk of the folder, which is made if it is not there. */
export async function freeBytesOf(dir: string): Promise<number> {
  await mkdir(dir, { recursive: true });
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
