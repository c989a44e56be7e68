import type { Config } from '../config/config.ts';
import type { ToolPaths } from '../config/tool-paths.ts';
import { AppError } from '../errors/app-error.ts';
import type { Logger } from '../logging/logger.ts';
import { connectDatabase, type Database } from './connect-database.ts';
import { startEmbeddedMongod } from './embedded-mongod.ts';

/**
 * Opens the database of the settings: MONGODB_URI, or an embedded one in DATA_DIR. Closing stops the embedded one unless
 * other processes still use it.
 * @throws AppError `configuration`
 */
export async function openDatabase(deps: {
  config: Pick<Config, 'database' | 'paths'>;
  tools: ToolPaths;
  logger: Logger;
}): Promise<Database> {
  const { config, tools, logger } = deps;
  if (config.database.kind === 'external') return connectDatabase({ uri: config.database.uri, logger });
  if (tools.mongod === null) {
    throw new AppError('configuration', {
      message: 'There is no mongod. Set MONGODB_URI, or run: node scripts/setup.mjs',
    });
  }
  const embedded = await startEmbeddedMongod({ mongodBinary: tools.mongod, dataDir: config.paths.dataDir, logger });
  const database = await connectDatabase({ uri: embedded.uri, logger }).catch(async (error) => {
    await embedded.stop();
    throw error;
  });
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}
