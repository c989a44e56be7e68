import { randomBytes } from 'node:crypto';
import type { RandomBytes } from '../accounts/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect-database.ts';
import { createIntegrationModel } from '../integrations/integration.model.ts';
import type { SubscriberServices } from '../services.ts';
import { createClaimLinkModel } from './claim-link.model.ts';
import { claimSubscriber, readClaimLink } from './claim-subscriber.ts';
import { linkSubscriber } from './link-subscriber.ts';
import { offerSubscriber } from './offer-subscriber.ts';
import { createSubscriberModel } from './subscriber.model.ts';
import { unlinkSubscriber } from './unlink-subscriber.ts';

/** The actions on contacts, bound to the database. */
export function createSubscriberServices(options: {
  database: Database;
  /** Without a slash at its end. */
  publicBaseUrl: string;
  clock: Clock;
  random?: RandomBytes;
}): SubscriberServices {
  const { database, publicBaseUrl, clock, random = randomBytes } = options;
  const deps = {
    subscribers: createSubscriberModel(database.connection),
    claimLinks: createClaimLinkModel(database.connection),
    integrations: createIntegrationModel(database.connection),
    transact: database.transact,
    publicBaseUrl,
    clock,
    random,
  };
  return {
    linkSubscriber: (input) => linkSubscriber(deps, input),
    offerSubscriber: (input) => offerSubscriber(deps, input),
    readClaimLink: (token) => readClaimLink(deps, token),
    claimSubscriber: (input) => claimSubscriber(deps, input),
    unlinkSubscriber: (input) => unlinkSubscriber(deps, input),
  };
}
