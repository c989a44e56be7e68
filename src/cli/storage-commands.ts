import type { Command } from 'commander';
import { loadConfig } from '../infra/config/read-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import { silentLogger } from '../infra/logging/logger.ts';
import { processIdentity } from '../infra/processes.ts';
import { createObjectStore } from '../infra/storage/create-object-store.ts';
import { createOutputModel } from '../product/videos/records/output.model.ts';
import { createVideoModel } from '../product/videos/records/video.model.ts';
import { createStorageOwnerModel } from '../product/videos/sweeping/storage-owner.model.ts';
import { adoptStorage } from '../product/videos/sweeping/storage-owner.ts';
import { printResult } from './print.ts';

/** `storage adopt`. It works whether or not the service is running. */
export function addStorageCommands(program: Command): void {
  program
    .command('storage')
    .description('The store of media files.')
    .command('adopt')
    .description('Let this database sweep its store, after a backup was restored or the store was replaced.')
    .option('--json', 'print one JSON object')
    .action(adopt);
}

async function adopt(options: { json?: boolean }): Promise<void> {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const database = await openDatabase({ config, tools, logger: silentLogger });
  try {
    const { connection } = database;
    await adoptStorage({
      store: await createObjectStore({ ...config, identity: processIdentity() }),
      videos: createVideoModel(connection),
      outputs: createOutputModel(connection),
      storageOwners: createStorageOwnerModel(connection),
    });
  } finally {
    await database.close();
  }
  printResult(options, { adopted: true }, ['The store belongs to this database now. The next sweep tidies it.']);
}
