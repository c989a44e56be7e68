import { randomBytes } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createIntegrationModel } from '../integrations/integration.model.ts';
import { createClaimLinkModel } from './claim-link.model.ts';
import { claimSubscriber, readClaimLink } from './claim-subscriber.ts';
import { linkSubscriber } from './link-subscriber.ts';
import { offerSubscriber } from './offer-subscriber.ts';
import { createSubscriberModel } from './subscriber.model.ts';
import type { SubscriberServices } from './subscriber-services.ts';

/** The actions on contacts, bound to the database. */
export function createSubscriberServices(options: {
  database: Database;
  /** Without a slash at its end. */
  publicBaseUrl: string;
  clock: Clock;
  /** Contacts that have been linked are told so at once; absent = soon. */
  queue?: Queue;
  random?: RandomBytes;
}): SubscriberServices {
  const { database, publicBaseUrl, clock, queue, random = randomBytes } = options;
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
    async linkSubscriber(input) {
      await linkSubscriber(deps, input);
      await queue?.wake('settle-contacts');
    },
    offerSubscriber: (input) => offerSubscriber(deps, input),
    readClaimLink: (token) => readClaimLink(deps, token),
    async claimSubscriber(input) {
      const contact = await claimSubscriber(deps, input);
      await queue?.wake('settle-contacts');
      return contact;
    },
  };
}
