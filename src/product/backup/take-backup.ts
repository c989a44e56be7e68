import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { Clock } from '../../infra/clock.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { dumpCollections, partsOf } from './copy-collections.ts';
import { copyMediaOut } from './copy-media.ts';
import { type Manifest, makeManifest, manifestFile, mediaDir } from './manifest.ts';

interface BackupDeps {
  connection: Connection;
  store: ObjectStore;
  clock: Clock;
}

export interface BackupOptions {
  /** Left out: the store is backed up by other means, such as replication of a bucket. */
  withMedia: boolean;
  onCopied?(copied: { files: number; bytes: number }): void;
}

/**
 * Backs up the database as it is at one moment, then the media. The service may run meanwhile: everything that was accepted before
 * that moment is in the backup. A file that is deleted while media are copied is not: a restored video that needs it makes it
 * again, or says what is missing.
 *
 * The folder may hold an earlier backup: it is replaced, and only new media are copied.
 * @throws AppError `conflict` see `dumpCollections`
 */
export async function takeBackup(
  { connection, store, clock }: BackupDeps,
  dir: string,
  { withMedia, onCopied }: BackupOptions,
): Promise<Manifest> {
  // from here on the folder holds no whole backup until the end
  await rm(manifestFile(dir), { force: true });
  await rm(join(dir, 'database'), { recursive: true, force: true });
  await mkdir(join(dir, 'database'), { recursive: true });
  if (withMedia) await mkdir(mediaDir(dir), { recursive: true });
  const takenAt = new Date(clock()).toISOString();
  const collections = await dumpCollections(partsOf(connection), dir);
  const media = withMedia ? { ...(await copyMediaOut(store, dir, onCopied)) } : null;
  const manifest = makeManifest({ takenAt, collections, media });
  await writeFile(manifestFile(dir), manifest);
  return JSON.parse(manifest);
}
