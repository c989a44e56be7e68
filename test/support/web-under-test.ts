import { Registry } from 'prom-client';
import { afterAll } from 'vitest';
import { ensureClient } from '../../scripts/setup/client.mjs';
import { setDefaultSettings, setDeliversHere } from '../../src/chat/chats/chat-preferences.ts';
import { createConversationModel } from '../../src/chat/chats/conversation.model.ts';
import { createApi } from '../../src/http/api/create-api.ts';
import { createCaptionThreads } from '../../src/http/api/mcp/caption-threads.ts';
import { createLargeBodies } from '../../src/http/api/routing/large-bodies.ts';
import { createHttpApp } from '../../src/http/server/create-http-app.ts';
import { startHttpServer } from '../../src/http/server/start-http-server.ts';
import type { Services } from '../../src/http/services.ts';
import { createWeb } from '../../src/http/web/create-web.ts';
import { createDraftReader } from '../../src/http/web/editor/draft-reader.ts';
import type { Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import type { Mail } from '../../src/infra/mail/mailer.ts';
import { createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { createUserModel } from '../../src/product/accounts/user.model.ts';
import { createCreditWaitingPayments } from '../../src/product/payments/booking/credit-waiting-payments.ts';
import { createSignInServices } from '../../src/product/sign-in/create-sign-in-services.ts';
import { createSubscriberServices } from '../../src/product/subscribers/create-subscriber-services.ts';
import { createFakeIdempotency } from './fake-idempotency.ts';
import { createFakeServices } from './fake-services.ts';
import { testDatabase } from './mongo.ts';
import { testAccounts } from './test-accounts.ts';
import { testClock } from './test-clock.ts';

export type WebUnderTest = Awaited<ReturnType<typeof startWebUnderTest>>;

export interface WebUnderTestOptions {
  env?: Record<string, string>;
  /** Replacements for services. */
  services?: Partial<Services>;
  /** Default: a new one. */
  database?: Database;
  /** With an Agenda behind the queue's dashboard, which works on nothing. */
  withQueue?: boolean;
}

/** Pages and API on a free port: accounts and sign-in on a real database, mails kept in a list, the rest in memory. */
export async function startWebUnderTest(options: WebUnderTestOptions = {}) {
  const { env = {}, services: own = {}, withQueue = false } = options;
  const database = options.database ?? (await testDatabase());
  const agenda = withQueue ? await queueOf(database) : null;
  const time = testClock();
  const fake = createFakeServices({ RATE_LIMIT_PER_MINUTE: '0', ...env });
  const mails: Mail[] = [];
  const mailServer = { isDown: false };
  const { config, logger } = fake.services;
  const shared = { database, config, logger, clock: time.clock };
  const sendMail = async (mail: Mail) => {
    if (mailServer.isDown) throw new Error('connect ECONNREFUSED');
    mails.push(mail);
  };
  const users = createUserModel(database.connection);
  const conversations = createConversationModel(database.connection);
  const services: Services = {
    ...fake.services,
    accounts: testAccounts(shared),
    signIn: createSignInServices({
      ...shared,
      creditWaitingPayments: createCreditWaitingPayments(shared),
      mailer: { sendMail },
    }),
    subscribers: createSubscriberServices({ ...shared, publicBaseUrl: config.http.publicBaseUrl }),
    chats: {
      ...fake.services.chats,
      setDefaultSettings: (userId, settings) => setDefaultSettings({ users, conversations }, userId, settings),
      setDeliversHere: (input) => setDeliversHere({ conversations }, input),
    },
    ...own,
  };
  await Promise.all([database.ensureIndexes(), ensureClient({ rootDir: process.cwd(), say: console.error })]);
  const { idempotency } = createFakeIdempotency();
  // one object for pages and API, so that a test may replace a service later on
  const largeBodies = createLargeBodies();
  const drafts = createDraftReader();
  const captionThreads = createCaptionThreads();
  afterAll(() => Promise.all([largeBodies.close(), captionThreads.close(), drafts.close()]));
  const threads = { largeBodies, captionThreads, drafts };
  const rest = {
    metrics: new Registry(),
    clock: time.clock,
    agenda,
    idempotency,
    ...threads,
    phase: () => 'running' as const,
  };
  const deps = Object.assign(services, rest);
  const http = createHttpApp({
    ...deps,
    parts: [createWeb(deps), createApi(deps)],
  });
  const server = await startHttpServer({ http, host: '127.0.0.1', port: 0, graceMs: 500 });
  afterAll(() => server.stop());
  return { url: server.url, agenda, services, world: fake.world, database, time, mails, mailServer };
}

async function queueOf(database: Database) {
  const queue = await createAgendaQueue({ connection: database.connection, name: 'test', logger: silentLogger });
  return queue.agenda;
}
