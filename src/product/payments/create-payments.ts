import { randomUUID } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { PaymentsConfig } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { createBookingDeps } from './booking/book-payment.ts';
import { creditMissedPayments } from './booking/credit-waiting-payments.ts';
import { dismissPayment } from './dismiss-payment.ts';
import { listPaymentsOfUser } from './list-payments-of-user.ts';
import { listUnmatchedPayments } from './list-unmatched-payments.ts';
import { nextDueAt, releaseMessagesOfDeadProcesses } from './messages/claim-message.ts';
import { receiveMessage } from './messages/receive-message.ts';
import { processNextMessage } from './process-next-message.ts';
import { createProvider } from './providers/create-provider.ts';
import { retryPayment } from './retry-payment.ts';

export type Payments = ReturnType<typeof createPayments>;

/** What pages, API and bots use; the rest is for the job. */
export type PaymentServices = Omit<Payments, 'processNextMessage' | 'nextDueAt' | 'reconcile'>;

interface PaymentsOptions {
  database: Database;
  /** null = payments are off: no message is accepted, and stored ones wait. */
  config: PaymentsConfig | null;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  newId?: () => string;
  /** Simultaneous verifications by providers, in this process. */
  maxVerifications?: number;
}

export function createPayments(options: PaymentsOptions) {
  const { database, config, clock, newId = randomUUID, maxVerifications = 4 } = options;
  const providers = config?.providers.map(createProvider) ?? [];
  const deps = {
    ...options,
    ...createBookingDeps({ database, clock }),
    transact: database.transact,
    providers: new Map(providers.map((provider) => [provider.name as string, provider])),
    prices: config?.prices ?? [],
    verifications: { free: maxVerifications },
    newId,
  };
  const actions = {
    receiveMessage,
    listUnmatchedPayments,
    retryPayment,
    dismissPayment,
    listPaymentsOfUser,
    processNextMessage,
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
