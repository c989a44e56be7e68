import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { createSmtpMailer, type Mailer } from '../../infra/mail/mailer.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import type { CreditWaitingPayments } from '../accounts/add-user.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createFormerBalances } from '../billing/former-balances.ts';
import { createLinkLimits } from './link-limits.ts';
import { requestLink } from './request-link.ts';
import { createSessionModel } from './session.model.ts';
import { endAllSessions, endSession, openSession } from './sessions.ts';
import { createSignInLinkModel, readLink, useLink } from './use-link.ts';

interface SignInServicesDeps {
  database: Database;
  config: Config;
  logger: Logger;
  clock: Clock;
  creditWaitingPayments: CreditWaitingPayments;
  random?: RandomBytes;
  /** Default: the mail server of the configuration. */
  mailer?: Mailer | null;
}

export type SignInServices = ReturnType<typeof createSignInServices>;

/** Signing in to the pages and out, bound to the database and the mail server. */
export function createSignInServices({
  database,
  config,
  logger,
  clock,
  creditWaitingPayments,
  random = randomBytes,
  mailer = config.mail && createSmtpMailer(config.mail),
}: SignInServicesDeps) {
  const { connection, transact } = database;
  const deps = {
    users: createUserModel(connection),
    counters: createCounterModel(connection),
    sessions: createSessionModel(connection),
    links: createSignInLinkModel(connection),
    limits: createLinkLimits(),
    signUp: config.signUp,
    publicBaseUrl: config.http.publicBaseUrl,
    creditWaitingPayments,
    formerBalances: createFormerBalances({ connection: database.connection, clock }),
    mailer,
    transact,
    logger,
    clock,
    random,
  };
  return bindActions(deps, { requestLink, readLink, useLink, openSession, endSession, endAllSessions });
}
