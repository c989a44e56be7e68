import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';

/** Creates the store of the settings. It does not connect yet: `check()` tells whether it works. */
export async function createObjectStore({ storage, paths }: Pick<Config, 'storage' | 'paths'>): Promise<ObjectStore> {
  if (storage.kind === 'disk') return createDiskObjectStore({ rootDir: join(paths.dataDir, 'storage') });
  // the SDK is large, so it is loaded only with S3
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  return createS3ObjectStore({ config: storage, tempDir: join(paths.dataDir, 'borrowed') });
}
