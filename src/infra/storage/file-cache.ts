import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeBytesOf } from './disk-room.ts';
import { createTemporarySweep, hasErrorCode, syncPath } from './file-system.ts';
import { lockFile } from './lock-file.ts';
import { assertObjectKey } from './object-store.ts';

export type FileCache = ReturnType<typeof createFileCache>;

export interface FileCacheOptions {
  /** Shared by all processes of the machine. */
  dir: string;
  /** Of this process alone, on the same disk. It may be emptied when the process has ended. */
  ownDir: string;
  /** See `processIdentity`. */
  identity: string;
  /** Of all entries together. A larger file is shared while somebody uses it, and not kept afterwards. */
  maxBytes: number;
  /** Nothing unused is kept while the disk has less free than this. */
  minFreeBytes: number;
  /** For tests. */
  readFreeBytes?: () => Promise<number>;
  now?: () => number;
}

interface Missing {
  sizeBytes: number;
  /** Writes the whole file, which does not exist yet. */
  download(file: string): Promise<void>;
}

interface Entry {
  path: string;
  key: string;
  sizeBytes: number;
  usedAtMs: number;
  isInUse: boolean;
}

/** How often somebody who waits for the download of another looks whether it is there. */
const pollMs = 100;
/** More are not kept, however small they are: every look at the cache reads the facts of all. */
const maxEntries = 2_000;
/** An entry that nobody has used for a day goes, however much room there is. */
const maxUnusedMs = 24 * 3_600_000;
/** Whether an object still exists is asked only if nobody has used it so lately. */
const lately = 5 * 60_000;

/**
 * Files by key, on a disk that several processes share. Whoever uses an entry has a hard link of its own to it. So an entry can
 * be removed at any time, the number of links tells whether it is in use, and what a killed process used is free as soon as
 * its folder is swept. The least recently used entries go first. The bytes behind a key must never change.
 */
export function createFileCache(options: FileCacheOptions) {
  const { dir, ownDir, identity, maxBytes, minFreeBytes, now = Date.now } = options;
  const filesDir = join(dir, 'files');
  const locksDir = join(dir, 'locks');
  const readFreeBytes = options.readFreeBytes ?? (() => freeBytesOf(dir));

  const cache = {
    /**
     * Makes the file available at a path of its own until `release` is called. One process downloads it, the others wait.
     * It must never be written to.
     * @param findMissing called when it is not here yet
     */
    async lend(key: string, findMissing: () => Promise<Missing>): Promise<{ path: string; release(): Promise<void> }> {
      const entry = entryOf(key);
      await makeFolders();
      for (;;) {
        const known = await lendEntry(entry);
        if (known) return known;
        const unlock = await lockFile({ file: join(locksDir, nameOf(key)), identity });
        if (unlock) return downloadEntry(entry, findMissing).finally(unlock);
        await wait(pollMs);
      }
    },

    /** Like `lend`, but null when it is not here. */
    async lendKnown(key: string) {
      await makeFolders();
      return lendEntry(entryOf(key));
    },

    /** Keeps a finished file as well. It stays where it is, and must not be written to any more. */
    async add(key: string, file: string): Promise<void> {
      await makeFolders();
      await syncPath(file);
      await placeEntry(file, entryOf(key));
      await cache.trim();
    },

    /** Whoever uses it goes on with it. */
    async drop(key: string): Promise<void> {
      await rm(entryOf(key), { force: true });
    },

    /** Removes unused entries until the limits are kept. @param comingBytes for which there is to be room */
    async trim(comingBytes = 0): Promise<void> {
      const entries = await listEntries();
      const kept = entries.filter(({ sizeBytes }) => sizeBytes <= maxBytes);
      let count = kept.length;
      let surplusBytes = sum(kept) + (comingBytes <= maxBytes ? comingBytes : 0) - maxBytes;
      let missingBytes = minFreeBytes + comingBytes - (await readFreeBytes());
      for (const { path, sizeBytes, isInUse } of byUse(entries)) {
        const isOversized = sizeBytes > maxBytes;
        const isTooMuch = isOversized || surplusBytes > 0 || missingBytes > 0 || count > maxEntries;
        if (isInUse || !isTooMuch) continue;
        await rm(path, { force: true });
        missingBytes -= sizeBytes;
        if (isOversized) continue;
        surplusBytes -= sizeBytes;
        count -= 1;
      }
    },

    /** Removes entries that have not been used for a day, and those whose object is gone. */
    async sweep(isStored: (key: string) => Promise<boolean>): Promise<void> {
      for (const { path, key, usedAtMs } of await listEntries()) {
        const unusedMs = now() - usedAtMs;
        if (unusedMs < lately) continue;
        if (unusedMs > maxUnusedMs || !(await isStored(key))) await rm(path, { force: true });
      }
      await createTemporarySweep({ folder: locksDir, now: Date.now })();
      await cache.trim();
    },
  };
  return cache;

  function entryOf(key: string): string {
    assertObjectKey(key);
    return join(filesDir, nameOf(key));
  }

  async function makeFolders(): Promise<void> {
    for (const folder of [filesDir, locksDir, ownDir]) await mkdir(folder, { recursive: true });
  }

  async function lendEntry(entry: string) {
    const path = join(ownDir, randomUUID());
    try {
      await link(entry, path);
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT') || cannotLink(error)) return null;
      throw error;
    }
    await markUsed(path);
    return lent(path);
  }

  async function downloadEntry(entry: string, findMissing: () => Promise<Missing>) {
    // another process may have finished it since
    const known = await lendEntry(entry);
    if (known) return known;
    const { sizeBytes, download } = await findMissing();
    await cache.trim(sizeBytes);
    const path = join(ownDir, randomUUID());
    try {
      await download(path);
      await syncPath(path);
      await placeEntry(path, entry);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return lent(path);
  }

  function lent(path: string) {
    const release = async () => {
      await rm(path, { force: true });
      await cache.trim();
    };
    return { path, release };
  }

  async function placeEntry(file: string, entry: string): Promise<void> {
    await markUsed(file);
    try {
      await link(file, entry);
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST') && !cannotLink(error)) throw error;
    }
  }

  /** Another user's file keeps its time: it only goes a little too early. */
  async function markUsed(file: string): Promise<void> {
    await utimes(file, now() / 1000, now() / 1000).catch(() => undefined);
  }

  async function listEntries(): Promise<Entry[]> {
    const names = await readdir(filesDir).catch(() => []);
    const entries = await Promise.all(names.map(readEntry));
    return entries.filter((entry) => entry !== null);
  }

  async function readEntry(name: string): Promise<Entry | null> {
    const path = join(filesDir, name);
    const facts = await stat(path).catch(() => null);
    if (!facts) return null;
    const { size: sizeBytes, mtimeMs: usedAtMs, nlink } = facts;
    return { path, key: keyOf(name), sizeBytes, usedAtMs, isInUse: nlink > 1 };
  }
}

const sum = (entries: Entry[]) => entries.reduce((total, { sizeBytes }) => total + sizeBytes, 0);

const byUse = (entries: Entry[]) => entries.toSorted((a, b) => a.usedAtMs - b.usedAtMs);

/** A key has no `~`. */
const nameOf = (key: string) => key.replaceAll('/', '~');
const keyOf = (name: string) => name.replaceAll('~', '/');

/** The disk knows no hard links, or has another one for work; or the file is another user's. */
function cannotLink(error: unknown): boolean {
  return ['EPERM', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].some((code) => hasErrorCode(error, code));
}
