import { resolve } from 'node:path';
import type { Command } from 'commander';
import { systemClock } from '../infra/clock.ts';
import { loadConfig } from '../infra/config/read-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import type { Database } from '../infra/database/connect-database.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import { silentLogger } from '../infra/logging/logger.ts';
import { processIdentity } from '../infra/processes.ts';
import { createObjectStore } from '../infra/storage/create-object-store.ts';
import type { ObjectStore } from '../infra/storage/object-store.ts';
import { restoreBackup } from '../product/backup/restore-backup.ts';
import { takeBackup } from '../product/backup/take-backup.ts';
import { printResult } from './print.ts';

interface BackupFlags {
  json?: boolean;
  media: boolean;
}

/** `backup create` and `backup restore`. The first works while the service runs, and when it does not. */
export function addBackupCommands(program: Command): void {
  const backup = program.command('backup').description('Back-ups of the database and the media.');
  backup
    .command('create <folder>')
    .description('Back up into a folder. It may hold an earlier backup: then only new media are copied.')
    .option('--no-media', 'leave the media out: the store is backed up by other means')
    .option('--json', 'print one JSON object')
    .action(create);
  backup
    .command('restore <folder>')
    .description('Restore into the empty database and the store of the settings. Start the service afterwards.')
    .option('--json', 'print one JSON object')
    .action(restore);
}

async function create(folder: string, { json, media }: BackupFlags): Promise<void> {
  const dir = resolve(folder);
  const manifest = await withParts(({ database, store }) =>
    takeBackup({ connection: database.connection, store, clock: systemClock }, dir, { withMedia: media }),
  );
  printResult({ json }, { folder: dir, ...summaryOf(manifest) }, [`Backed up to ${dir}: ${wordsOf(manifest)}.`]);
}

async function restore(folder: string, { json }: Pick<BackupFlags, 'json'>): Promise<void> {
  const dir = resolve(folder);
  const manifest = await withParts(async ({ database, store }) => {
    const restored = await restoreBackup({ connection: database.connection, store }, dir);
    return restored;
  });
  printResult({ json }, { folder: dir, ...summaryOf(manifest) }, [
    `Restored from ${dir}: ${wordsOf(manifest)}. Start the service now: what was in work goes on within two minutes.`,
  ]);
}

type Taken = Awaited<ReturnType<typeof takeBackup>>;

function summaryOf({ takenAt, collections, media }: Taken) {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return { taken_at: takenAt, documents, media_files: media?.files ?? null, media_bytes: media?.bytes ?? null };
}

function wordsOf(taken: Taken): string {
  const { documents, media_files: files, media_bytes: bytes } = summaryOf(taken);
  const media = files === null ? 'no media' : `${files} files of media, ${((bytes ?? 0) / 1024 ** 2).toFixed(1)} MiB`;
  return `${documents} documents, ${media}, as of ${taken.takenAt}`;
}

async function withParts<T>(work: (parts: { database: Database; store: ObjectStore }) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const database = await openDatabase({ config, tools, logger: silentLogger });
  try {
    return await work({ database, store: await createObjectStore({ ...config, identity: processIdentity() }) });
  } finally {
    await database.close();
  }
}
