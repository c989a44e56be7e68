import { randomUUID } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { access, copyFile, lstat, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTemporarySweep, hasErrorCode, listDiskObjects, syncFolder, syncPath } from './file-system.ts';
import {
  assertObjectKey,
  assertObjectPrefix,
  checkObjectStore,
  type ObjectStore,
  objectNotFound,
  rangeNotSatisfiable,
  type StoredObject,
} from './object-store.ts';

/**
 * Stores objects as plain files in `rootDir/objects`. A file is written to `rootDir/incoming`, flushed, and renamed, so
 * that neither a reader nor a crash ever sees half an object; a later `put` removes what crashes leave in `incoming`. Any
 * number of processes may share the folder. On disk, a key cannot also be the folder of another key.
 */
export function createDiskObjectStore({ rootDir, now = Date.now }: DiskStoreOptions): ObjectStore {
  const objectsDir = join(rootDir, 'objects');
  const incomingDir = join(rootDir, 'incoming');
  const sweep = createTemporarySweep({ folder: incomingDir, now });
  const pathOf = (key: string) => {
    assertObjectKey(key);
    return join(objectsDir, key);
  };

  const store: Omit<ObjectStore, 'check'> = {
    async put(key, bytes, { signal } = {}) {
      const path = pathOf(key);
      const incoming = await newIncomingFile(incomingDir, sweep);
      return removingOnFailure(incoming, async () => {
        // opened first, so that an immediate failure cannot create the file after it was removed
        const handle = await open(incoming, 'wx');
        await pipeline(bytes, handle.createWriteStream({ flush: true }), { signal });
        return place(key, incoming, path);
      });
    },

    async putFile(key, file) {
      const path = pathOf(key);
      if (await canBeMoved(file, rootDir)) {
        await syncPath(file);
        return place(key, file, path);
      }
      const incoming = await newIncomingFile(incomingDir, sweep);
      return removingOnFailure(incoming, async () => {
        await copyFile(file, incoming);
        await syncPath(incoming);
        return place(key, incoming, path);
      });
    },

    async head(key) {
      const facts = await statIfExists(pathOf(key));
      return facts === null ? null : describe(key, facts);
    },

    get: (key, { range } = {}) => openObject(key, pathOf(key), range),

    async localFile(key) {
      const path = pathOf(key);
      if ((await statIfExists(path)) === null) throw objectNotFound(key);
      return { path, release: async () => undefined };
    },

    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), objectsDir);
    },

    async reach() {
      await mkdir(rootDir, { recursive: true });
      await access(rootDir, constants.R_OK | constants.W_OK | constants.X_OK);
    },

    async *list(prefix) {
      assertObjectPrefix(prefix);
      for await (const key of listDiskObjects(objectsDir, prefix)) {
        const facts = await statIfExists(join(objectsDir, key));
        if (facts !== null) yield describe(key, facts);
      }
    },
  };
  return { ...store, check: () => checkObjectStore(store) };
}

export interface DiskStoreOptions {
  rootDir: string;
  /** Milliseconds since the Unix epoch; tells how old leftovers are. */
  now?: () => number;
}

async function newIncomingFile(incomingDir: string, sweep: () => Promise<void>): Promise<string> {
  await mkdir(incomingDir, { recursive: true });
  await sweep();
  return join(incomingDir, randomUUID());
}

async function removingOnFailure<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function place(key: string, file: string, path: string, attempt = 1): Promise<StoredObject> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await rename(file, path);
  } catch (error) {
    // another process may have deleted the empty folder between mkdir and rename
    if (hasErrorCode(error, 'ENOENT') && attempt < 5 && (await statIfExists(file))) {
      return place(key, file, path, attempt + 1);
    }
    throw error;
  }
  await syncFolder(dirname(path));
  return describe(key, await stat(path, { bigint: true }));
}

/** Renaming works only within a file system, and would move a link instead of the file it points to. */
async function canBeMoved(file: string, rootDir: string): Promise<boolean> {
  await mkdir(rootDir, { recursive: true });
  const [source, root] = await Promise.all([lstat(file), stat(rootDir)]);
  return source.isFile() && source.nlink === 1 && source.dev === root.dev;
}

async function openObject(key: string, path: string, range?: { start: number; end: number }): Promise<Readable> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw isMissing(error) ? objectNotFound(key, error) : error;
  });
  const { size } = await handle.stat();
  if (range !== undefined && range.start >= size) {
    await handle.close();
    throw rangeNotSatisfiable(key);
  }
  return handle.createReadStream(range);
}

async function statIfExists(path: string): Promise<BigIntStats | null> {
  try {
    const facts = await stat(path, { bigint: true });
    return facts.isFile() ? facts : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) => hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR');

function describe(key: string, facts: BigIntStats): StoredObject {
  return {
    key,
    sizeBytes: Number(facts.size),
    // new content is always a new file, so inode, size and time in nanoseconds identify it
    etag: [facts.ino, facts.size, facts.mtimeNs].map((part) => part.toString(16)).join('-'),
    modifiedAt: facts.mtime,
  };
}

async function removeEmptyFolders(folder: string, objectsDir: string): Promise<void> {
  if (folder === objectsDir) return;
  try {
    await rmdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOTEMPTY') || hasErrorCode(error, 'EEXIST')) return;
    if (!isMissing(error)) throw error;
  }
  await removeEmptyFolders(dirname(folder), objectsDir);
}
