import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { KeyPrefix } from '../key-folders.ts';
import { folderOfProcess } from '../processes.ts';
import { cacheLocalFiles } from './cached-object-store.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import { createFileCache } from './file-cache.ts';
import type { ObjectStore } from './object-store.ts';

interface StoreOptions extends Pick<Config, 'storage' | 'paths'> {
  limits: Pick<Config['limits'], 'sourceCacheBytes' | 'minFreeDiskBytes'>;
  /** Of this process, see `processIdentity`: what it copies from the store is swept when it has died. */
  identity: string;
}

/** Creates the store of the settings. It does not connect yet: `check()` tells whether it works. */
export async function createObjectStore({ storage, paths, limits, identity }: StoreOptions): Promise<ObjectStore> {
  if (storage.kind === 'disk') return createDiskObjectStore({ rootDir: join(paths.dataDir, 'storage') });
  // the SDK is large, so it is loaded only with S3
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  const ownDir = folderOfProcess({ ...paths, identity });
  const cache = createFileCache({
    dir: join(paths.dataDir, 'source-cache'),
    ownDir,
    identity,
    maxBytes: limits.sourceCacheBytes,
    minFreeBytes: limits.minFreeDiskBytes,
  });
  const store = createS3ObjectStore({ config: storage, tempDir: ownDir });
  return cacheLocalFiles(store, { cache, isCached: (key) => key.startsWith(sourcePrefix) });
}

/** Every step of a video reads its source, whose key is the hash of its bytes. */
const sourcePrefix = 'sources/' satisfies KeyPrefix;
