import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../infra/errors/app-error.ts';
import type { KeyPrefix } from '../../infra/key-folders.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { type Manifest, mediaDir } from './manifest.ts';

type Media = NonNullable<Manifest['media']>;

/** What tries whether the store can be written to. */
const checks = 'checks/' satisfies KeyPrefix;

/**
 * Copies what the store holds into a folder, a file for each key. Files that are there already are left as they are, since bytes behind a
 * key hardly ever change: what an earlier backup into the same folder has copied is not copied again.
 * @param onCopied called after each file
 */
export async function copyMediaOut(
  store: Pick<ObjectStore, 'list' | 'get'>,
  dir: string,
  onCopied: (copied: Media) => void = () => undefined,
): Promise<Media> {
  const media = { files: 0, bytes: 0 };
  for await (const { key, sizeBytes, modifiedAt } of store.list('')) {
    if (key.startsWith(checks)) continue;
    const file = join(mediaDir(dir), ...key.split('/'));
    const known = await stat(file).catch(() => null);
    const isThere = known?.size === sizeBytes && known.mtime >= modifiedAt;
    if (!isThere && !(await copyOut(store, key, file))) continue;
    media.files += 1;
    media.bytes += sizeBytes;
    onCopied(media);
  }
  return media;
}

/** @returns false when it was deleted since it was listed */
async function copyOut(store: Pick<ObjectStore, 'get'>, key: string, file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await pipeline(await store.get(key), createWriteStream(part));
    await rename(part, file);
    return true;
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

/** Puts all files of a backup into the store. What is there with the same size is not put again. */
export async function copyMediaIn(store: Pick<ObjectStore, 'head' | 'put'>, dir: string): Promise<Media> {
  const media = { files: 0, bytes: 0 };
  const root = mediaDir(dir);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.endsWith('.part')) continue;
    const key = relative(root, file).split(sep).join('/');
    const { size } = await stat(file);
    if ((await store.head(key))?.sizeBytes !== size) {
      await store.put(key, createReadStream(file));
    }
    media.files += 1;
    media.bytes += size;
  }
  return media;
}
