import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { type Logger, silentLogger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createAccountBalanceModel } from '../billing/account-balance.model.ts';
import { allowanceOf, unlimited } from '../billing/allowance.ts';
import { createIntegrationModel } from '../integrations/integration.model.ts';
import { createClaimLinkModel } from './claim-link.model.ts';
import { claimSubscriber, readClaimLink } from './claim-subscriber.ts';
import { createContactBindingModel } from './contact-binding.model.ts';
import { createReadPerson, getLinkedProfile } from './get-linked-profile.ts';
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
  /** Absent = payments are off. */
  config?: Pick<Config, 'payments' | 'limits'>;
  /** Notifies newly linked contacts at once; absent = at the next regular run of the job. */
  queue?: Pick<Queue, 'wake'>;
  random?: RandomBytes;
  logger?: Logger;
}) {
  const { database, publicBaseUrl, clock, config, queue, random = randomBytes, logger = silentLogger } = options;
  const allowance = config ? allowanceOf(config) : unlimited;
  const subscribers = createSubscriberModel(database.connection);
  const deps = {
    readPerson: createReadPerson({
      users: createUserModel(database.connection),
      balances: allowance.isEnforced ? createAccountBalanceModel(database.connection) : null,
      subscribers,
    }),
    allowance,
    subscribers,
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
  return bindActions(deps, {
    getLinkedProfile,
    listSubscribers,
    linkSubscriber,
    offerSubscriber,
    readClaimLink,
    claimSubscriber,
  });
}
