import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createIntegrationModel } from './integration.model.ts';
import {
  authenticateIntegration,
  createIntegration,
  listIntegrations,
  removeIntegration,
  renameIntegration,
} from './manage-integrations.ts';

export type IntegrationServices = ReturnType<typeof createIntegrationServices>;

/** The actions on integrations, bound to the database. */
export function createIntegrationServices(options: { database: Database; clock: Clock; random?: RandomBytes }) {
  const { database, clock, random = randomBytes } = options;
  const integrations = createIntegrationModel(database.connection);
  const users = createUserModel(database.connection);
  const actions = {
    authenticateIntegration,
    createIntegration,
    listIntegrations,
    renameIntegration,
    removeIntegration,
  };
  return bindActions({ integrations, users, clock, random }, actions);
}
