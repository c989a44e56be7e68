import { systemClock } from '../infra/clock.ts';
import { loadConfig } from '../infra/config/load-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import { silentLogger } from '../infra/logging/logger.ts';
import type { AccountServices } from '../product/accounts/create-account-services.ts';
import { createAccountServices } from '../product/accounts/create-account-services.ts';
import type { IntegrationServices } from '../product/integrations/create-integration-services.ts';
import { createIntegrationServices } from '../product/integrations/create-integration-services.ts';
import { createCreditWaitingPayments } from '../product/payments/booking/credit-waiting-payments.ts';

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
    const tools = {
      accounts: createAccountServices({ ...deps, creditWaitingPayments: createCreditWaitingPayments(deps) }),
      integrations: createIntegrationServices(deps),
    };
    await database.ensureIndexes();
    return await ask(tools);
  } finally {
    await database.close();
  }
}
