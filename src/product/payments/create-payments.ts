import { randomUUID } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { PaymentProviderConfig, PaymentsConfig } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { createBookingDeps } from './booking/book-payment.ts';
import { creditMissedPayments } from './booking/credit-waiting-payments.ts';
import { listPaymentsOfUser } from './list-payments-of-user.ts';
import { createAdmission } from './messages/admit-message.ts';
import { nextDueAt, releaseMessagesOfDeadProcesses } from './messages/claim-message.ts';
import { receiveMessage } from './messages/receive-message.ts';
import { createWaitingMessages } from './messages/waiting-messages.ts';
import { digistore24Provider } from './providers/digistore24.ts';
import { nowpaymentsProvider } from './providers/nowpayments.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { paypalProvider } from './providers/paypal.ts';
import { payproProvider } from './providers/paypro.ts';
import { signedProvider } from './providers/signed.ts';
import { startNextMessage } from './start-next-message.ts';
import { dismissPayment, listUnmatchedPayments, retryPayment } from './unmatched-payments.ts';

export type Payments = ReturnType<typeof createPayments>;

/** What pages, API and bots use; the rest is for the job. */
export type PaymentServices = Omit<Payments, 'startNextMessage' | 'nextDueAt' | 'reconcile'>;

interface PaymentsOptions {
  database: Database;
  /** null = payments are off: no message is accepted, and stored ones wait. */
  config: PaymentsConfig | null;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  newId?: () => string;
  /** For how long the request of a message waits for room; default 10 s. */
  patienceMs?: number;
}

export function createPayments(options: PaymentsOptions) {
  const { database, config, clock, newId = randomUUID } = options;
  const providers = config?.providers.map(createProvider) ?? [];
  const booking = createBookingDeps({ database, clock });
  const { events } = booking;
  const waiting = createWaitingMessages({ events, clock });
  const deps = {
    ...options,
    ...booking,
    waiting,
    admission: createAdmission({ events, waiting, patienceMs: options.patienceMs }),
    transact: database.transact,
    providers: new Map(providers.map((provider) => [provider.name as string, provider])),
    prices: config?.prices ?? [],
    places: { bookings: { free: 6 }, ofKnownSenders: { free: 8 }, verifications: { free: 56 } },
    newId,
  };
  const actions = {
    receiveMessage,
    listUnmatchedPayments,
    retryPayment,
    dismissPayment,
    listPaymentsOfUser,
    startNextMessage,
    nextDueAt,
  };
  return {
    ...bindActions(deps, actions),
    /** Releases messages that dead processes had claimed, and credits payments that missed a registration. */
    async reconcile(): Promise<void> {
      await releaseMessagesOfDeadProcesses(deps.events);
      if (config) await creditMissedPayments(deps);
    },
  };
}

function createProvider(config: PaymentProviderConfig): PaymentProvider {
  switch (config.name) {
    case 'paypal':
      return paypalProvider(config);
    case 'signed':
      return signedProvider(config);
    case 'nowpayments':
      return nowpaymentsProvider(config);
    case 'digistore24':
      return digistore24Provider(config);
    case 'paypro':
      return payproProvider(config);
  }
}
