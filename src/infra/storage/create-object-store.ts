import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { folderOfProcess } from '../processes.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';

interface StoreOptions extends Pick<Config, 'storage' | 'paths'> {
  /** Of this process, see `processIdentity`: what it copies from the store is swept when it has died. */
  identity: string;
}

/** Creates the store of the settings. It does not connect yet: `check()` tells whether it works. */
export async function createObjectStore({ storage, paths, identity }: StoreOptions): Promise<ObjectStore> {
  if (storage.kind === 'disk') return createDiskObjectStore({ rootDir: join(paths.dataDir, 'storage') });
  // the SDK is large, so it is loaded only with S3
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  return createS3ObjectStore({ config: storage, tempDir: folderOfProcess({ ...paths, identity }) });
}
