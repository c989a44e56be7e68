import type { AccountServices } from '../accounts/account-services.ts';
import { createAccountServices } from '../accounts/create-account-services.ts';
import { systemClock } from '../clock.ts';
import { loadConfig } from '../config/load-config.ts';
import { readToolPaths } from '../config/tool-paths.ts';
import { openDatabase } from '../database/open-database.ts';
import { createIntegrationServices } from '../integrations/create-integration-services.ts';
import type { IntegrationServices } from '../integrations/integration-services.ts';
import { silentLogger } from '../logging/logger.ts';

export interface AccountTools {
  accounts: AccountServices;
  integrations: IntegrationServices;
}

/** Opens the service's database for one question, beside a running service or without one. */
export async function withAccounts<T>(ask: (tools: AccountTools) => Promise<T>): Promise<T> {
  const config = loadConfig();
  // standard output belongs to the answer
  const logger = silentLogger;
  const database = await openDatabase({ config, tools: readToolPaths(config.paths.cacheDir), logger });
  try {
    const deps = { database, config, clock: systemClock };
    const tools = { accounts: createAccountServices(deps), integrations: createIntegrationServices(deps) };
    await database.ensureIndexes();
    return await ask(tools);
  } finally {
    await database.close();
  }
}
