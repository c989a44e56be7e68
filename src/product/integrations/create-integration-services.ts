import { randomBytes } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { authenticateIntegration } from './authenticate-integration.ts';
import { createIntegration } from './create-integration.ts';
import { createIntegrationModel } from './integration.model.ts';
import type { IntegrationServices } from './integration-services.ts';
import { listIntegrations, removeIntegration, renameIntegration } from './manage-integrations.ts';

/** The actions on integrations, bound to the database. */
export function createIntegrationServices(options: {
  database: Database;
  clock: Clock;
  random?: RandomBytes;
}): IntegrationServices {
  const { database, clock, random = randomBytes } = options;
  const deps = {
    integrations: createIntegrationModel(database.connection),
    users: createUserModel(database.connection),
    clock,
    random,
  };
  return {
    authenticateIntegration: (apiKey) => authenticateIntegration(deps, apiKey),
    createIntegration: (input) => createIntegration(deps, input),
    listIntegrations: () => listIntegrations(deps),
    renameIntegration: (input) => renameIntegration(deps, input),
    removeIntegration: (integrationId) => removeIntegration(deps, integrationId),
  };
}
