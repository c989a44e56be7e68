import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './file-system.ts';

/** Keys of the stored files that start with the prefix, in S3's order of keys. */
export async function* listDiskObjects(objectsDir: string, prefix: string): AsyncGenerator<string> {
  const lastSlash = prefix.lastIndexOf('/');
  yield* walk(objectsDir, prefix.slice(0, lastSlash + 1), prefix.slice(lastSlash + 1));
}

/** @param keyOfFolder empty, or ends with a slash */
async function* walk(objectsDir: string, keyOfFolder: string, startOfName: string): AsyncGenerator<string> {
  for (const name of await namesIn(join(objectsDir, keyOfFolder))) {
    if (!name.startsWith(startOfName)) continue;
    if (name.endsWith('/')) yield* walk(objectsDir, keyOfFolder + name, '');
    else yield keyOfFolder + name;
  }
}

/** Folders are sorted with their slash: `a-b` and `a.mp4` come before everything in `a/`. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR')) return [];
    throw error;
  }
}
