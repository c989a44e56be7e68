import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileCache } from './file-cache.ts';
import { type ObjectStore, objectNotFound } from './object-store.ts';
import { serveRanges } from './range-server.ts';

interface CachedStoreOptions {
  cache: FileCache;
  /** Keys whose bytes never change. */
  isCached(key: string): boolean;
}

/** A remote store that keeps local files of some keys: those that were stored from here, and those that were asked for. */
export function cacheLocalFiles(store: ObjectStore, { cache, isCached }: CachedStoreOptions): ObjectStore {
  const findMissing = async (key: string) => {
    const object = await store.head(key);
    if (!object) throw objectNotFound(key);
    return { sizeBytes: object.sizeBytes, download: (file: string) => download(store, { ...object, file }) };
  };
  return {
    ...store,
    async putFile(key, file, options) {
      const stored = await store.putFile(key, file, options);
      if (isCached(key)) await cache.add(key, file);
      return stored;
    },
    async localFile(key) {
      return isCached(key) ? cache.lend(key, () => findMissing(key)) : store.localFile(key);
    },
    async delete(key) {
      await store.delete(key);
      if (isCached(key)) await cache.drop(key);
    },
    async openParts(key) {
      const copy = isCached(key) ? await cache.lendKnown(key) : null;
      if (copy) return { input: copy.path, release: copy.release };
      const object = await store.head(key);
      if (!object) throw objectNotFound(key);
      const read = (range: { start: number; end: number }) => store.get(key, { range });
      const server = await serveRanges({ sizeBytes: object.sizeBytes, read });
      return { input: { url: server.url }, release: server.close };
    },
    trimCopies: () => cache.trim(),
    sweepCopies: () => cache.sweep(async (key) => (await store.head(key)) !== null),
  };
}

async function download(
  store: ObjectStore,
  { key, file, sizeBytes }: { key: string; file: string; sizeBytes: number },
): Promise<void> {
  await pipeline(await store.get(key), createWriteStream(file, { flags: 'wx' }));
  const { size } = await stat(file);
  if (size !== sizeBytes) throw new Error(`The object store sent ${size} of ${sizeBytes} bytes.`);
}
