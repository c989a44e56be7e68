import { randomBytes } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Mailer } from '../../infra/mail/mailer.ts';
import { createSmtpMailer } from '../../infra/mail/smtp-mailer.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createTokenModel } from '../accounts/token.model.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createCreditWaitingPayments } from '../payments/credit-waiting.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { createLinkLimits } from './link-limits.ts';
import { openSession } from './open-session.ts';
import { requestLink } from './request-link.ts';
import { createSessionModel } from './session.model.ts';
import { createSignInLinkModel } from './sign-in-link.model.ts';
import type { SignInServices } from './sign-in-services.ts';
import { readLink, useLink } from './use-link.ts';

export interface SignInServicesDeps {
  database: Database;
  config: Config;
  logger: Logger;
  clock: Clock;
  random?: RandomBytes;
  /** Default: what the settings name. */
  mailer?: Mailer | null;
}

/** The ways in and out of the pages, bound to the database and the mail server. */
export function createSignInServices({
  database,
  config,
  logger,
  clock,
  random = randomBytes,
  mailer = config.mail && createSmtpMailer(config.mail),
}: SignInServicesDeps): SignInServices {
  const { connection, transact } = database;
  const deps = {
    users: createUserModel(connection),
    tokens: createTokenModel(connection),
    counters: createCounterModel(connection),
    sessions: createSessionModel(connection),
    links: createSignInLinkModel(connection),
    limits: createLinkLimits(),
    signUp: config.signUp,
    creditWaiting: createCreditWaitingPayments({ database, clock }),
    publicBaseUrl: config.http.publicBaseUrl,
    ...{ mailer, transact, logger, clock, random },
  };
  return {
    requestLink: (asked) => requestLink(deps, asked),
    readLink: (token) => readLink(deps, token),
    useLink: (token) => useLink(deps, token),
    openSession: (secret) => openSession(deps, secret),
    endSession: (sessionId) => endSession(deps, sessionId),
    endAllSessions: (userId) => endAllSessions(deps, userId),
  };
}
