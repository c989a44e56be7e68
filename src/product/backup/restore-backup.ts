import type { Connection } from 'mongoose';
import { AppError } from '../../infra/errors/app-error.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { checkCollections, partsOf, restoreCollection } from './copy-collections.ts';
import { copyMediaIn } from './copy-media.ts';
import { type Manifest, readManifest } from './manifest.ts';

interface RestoreDeps {
  connection: Connection;
  store: ObjectStore;
}

/**
 * Puts a backup into an empty database, and its media into the store. First the media, so that nothing that a service finds lacks its
 * files. A restore that was interrupted is begun again with an empty database; media that are there already stay.
 * @throws AppError `invalid_input` when the backup is not whole or damaged; `conflict` when the database holds anything
 */
export async function restoreBackup({ connection, store }: RestoreDeps, dir: string): Promise<Manifest> {
  const manifest = await readManifest(dir);
  await checkCollections(dir, manifest.collections);
  const parts = partsOf(connection);
  await requireEmpty(parts.db, manifest);
  if (manifest.media) await copyMediaIn(store, dir);
  for (const collection of manifest.collections) await restoreCollection(parts, dir, collection);
  return manifest;
}

async function requireEmpty(db: ReturnType<typeof partsOf>['db'], { collections }: Manifest): Promise<void> {
  for (const { name } of collections) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    const message =
      `The database “${db.databaseName}” is not empty: ${name} has documents. Restore into a new one: ` +
      'set MONGODB_URI or DATA_DIR to it, and start no service before.';
    throw new AppError('conflict', { message });
  }
}
