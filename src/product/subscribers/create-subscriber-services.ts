import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { type Logger, silentLogger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createIntegrationModel } from '../integrations/integration.model.ts';
import { createClaimLinkModel } from './claim-link.model.ts';
import { claimSubscriber, readClaimLink } from './claim-subscriber.ts';
import { createContactBindingModel } from './contact-binding.model.ts';
import { linkSubscriber, listSubscribers } from './link-subscriber.ts';
import { offerSubscriber } from './offer-subscriber.ts';
import { createSubscriberModel } from './subscriber.model.ts';

export type SubscriberServices = ReturnType<typeof createSubscriberServices>;

/** The actions on contacts of chatbot platforms, bound to the database. */
export function createSubscriberServices(options: {
  database: Database;
  /** Without a trailing slash. */
  publicBaseUrl: string;
  clock: Clock;
  /** Notifies newly linked contacts at once; absent = at the next regular run of the job. */
  queue?: Pick<Queue, 'wake'>;
  random?: RandomBytes;
  logger?: Logger;
}) {
  const { database, publicBaseUrl, clock, queue, random = randomBytes, logger = silentLogger } = options;
  const deps = {
    subscribers: createSubscriberModel(database.connection),
    contactBindings: createContactBindingModel(database.connection),
    logger,
    claimLinks: createClaimLinkModel(database.connection),
    integrations: createIntegrationModel(database.connection),
    transact: database.transact,
    publicBaseUrl,
    clock,
    queue,
    random,
  };
  return bindActions(deps, { listSubscribers, linkSubscriber, offerSubscriber, readClaimLink, claimSubscriber });
}
