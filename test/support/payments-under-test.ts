import { randomBytes } from 'node:crypto';
import type { PaymentsConfig } from '../../src/infra/config/config.ts';
import { createCounterModel } from '../../src/infra/database/counter.model.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import type { JobName } from '../../src/infra/queue/queue.ts';
import { addUser, type NewUser } from '../../src/product/accounts/add-user.ts';
import { createTokenModel } from '../../src/product/accounts/token.model.ts';
import { createUserModel } from '../../src/product/accounts/user.model.ts';
import { createFormerBalances } from '../../src/product/billing/former-balances.ts';
import { createLedgerEntryModel } from '../../src/product/billing/ledger-entry.model.ts';
import { createCreditWaitingPayments } from '../../src/product/payments/booking/credit-waiting-payments.ts';
import { createPayments } from '../../src/product/payments/create-payments.ts';
import { createIpnEventModel } from '../../src/product/payments/messages/ipn-event.model.ts';
import { applyMessages } from './apply-messages.ts';
import { testDatabase } from './mongo.ts';
import { testClock } from './test-clock.ts';

export type PaymentsUnderTest = Awaited<ReturnType<typeof startPayments>>;

/** Payments with a database of their own; the test runs the job by hand. */
export async function startPayments(config: PaymentsConfig) {
  const database = await testDatabase();
  const time = testClock();
  const woken: { job: JobName; at: Date | undefined }[] = [];
  const queue = {
    async wake(job: JobName, options?: { at?: Date }) {
      woken.push({ job, at: options?.at });
    },
  };
  // a busy machine needs long to verify the messages that others wait for
  const patienceMs = 120_000;
  const options = { database, config, queue, logger: silentLogger, clock: time.clock, patienceMs };
  const payments = createPayments({ ...options, workerId: 'one' });
  const users = createUserModel(database.connection);
  const ledger = createLedgerEntryModel(database.connection);
  const adding = {
    users,
    transact: database.transact,
    clock: time.clock,
    random: randomBytes,
    tokens: createTokenModel(database.connection),
    counters: createCounterModel(database.connection),
    formerBalances: createFormerBalances({ connection: database.connection, clock: time.clock }),
    creditWaitingPayments: createCreditWaitingPayments({ database, clock: time.clock }),
  };
  await database.ensureIndexes();
  return {
    database,
    time,
    payments,
    woken,
    ledger,
    events: createIpnEventModel(database.connection),
    /** Another process on the same database, optionally with other prices. */
    anotherWorker: (workerId: string, prices = config.prices) =>
      createPayments({ ...options, config: { ...config, prices }, workerId }),
    async register(email: string): Promise<number> {
      const { record } = await addUser(adding, { ...nobodyYet, email });
      return record._id;
    },
    /** Adds people with one write. */
    async addPeople(emails: string[]): Promise<number[]> {
      const people = emails.map((email) => ({
        _id: firstOfMany + ++made,
        email,
        callbackSecret: 'whsec_c2VjcmV0',
        createdAt: new Date(time.clock()),
      }));
      await users.insertMany(people);
      return people.map(({ _id }) => _id);
    },
    /** Processes all messages that are due now. */
    applyAll: () => applyMessages(payments),
    async balanceOf(userId: number): Promise<number> {
      const entries = await ledger.find({ userId }, { seconds: 1 }).lean();
      return entries.reduce((sum, { seconds }) => sum + seconds, 0);
    },
  };
}

let made = 0;

/** Above the ids that registering assigns. */
const firstOfMany = 1_000_000;

const nobodyYet: Omit<NewUser, 'email'> = {
  firstName: null,
  lastName: null,
  integrationId: null,
  pendingChatbotTag: null,
  tokenName: 'first',
};
