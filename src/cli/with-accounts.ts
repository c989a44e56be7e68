import { systemClock } from '../infra/clock.ts';
import { loadConfig } from '../infra/config/load-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import { silentLogger } from '../infra/logging/logger.ts';
import { type AccountServices, createAccountServices } from '../product/accounts/create-account-services.ts';
import {
  createIntegrationServices,
  type IntegrationServices,
} from '../product/integrations/create-integration-services.ts';
import { createCreditWaitingPayments } from '../product/payments/booking/credit-waiting-payments.ts';

export interface AccountTools {
  accounts: AccountServices;
  integrations: IntegrationServices;
}

/** Opens the service's database for one action, whether or not the service is running. */
export async function withAccounts<T>(action: (tools: AccountTools) => Promise<T>): Promise<T> {
  const config = loadConfig();
  // standard output is for the result only
  const logger = silentLogger;
  const database = await openDatabase({ config, tools: readToolPaths(config.paths.cacheDir), logger });
  try {
    const deps = { database, config, clock: systemClock };
    const tools = {
      accounts: createAccountServices({ ...deps, creditWaitingPayments: createCreditWaitingPayments(deps) }),
      integrations: createIntegrationServices(deps),
    };
    await database.ensureIndexes();
    return await action(tools);
  } finally {
    await database.close();
  }
}
