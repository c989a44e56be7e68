import { randomBytes } from 'node:crypto';
import type { RandomBytes } from '../accounts/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect-database.ts';
import type { IntegrationServices } from '../services.ts';
import { authenticateIntegration } from './authenticate-integration.ts';
import { createIntegration } from './create-integration.ts';
import { createIntegrationModel } from './integration.model.ts';

/** The actions on integrations, bound to the database. */
export function createIntegrationServices(options: {
  database: Database;
  clock: Clock;
  random?: RandomBytes;
}): IntegrationServices {
  const { database, clock, random = randomBytes } = options;
  const deps = { integrations: createIntegrationModel(database.connection), clock, random };
  return {
    authenticateIntegration: (apiKey) => authenticateIntegration(deps, apiKey),
    createIntegration: (input) => createIntegration(deps, input),
  };
}
