import { randomUUID } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { PaymentsConfig } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { createBookingDeps } from './booking/book-payment.ts';
import { creditMissedPayments } from './booking/credit-waiting-payments.ts';
import { dismissPayment } from './dismiss-payment.ts';
import { releaseMessagesOfDeadProcesses } from './free-events.ts';
import { listPaymentsOfUser } from './list-payments-of-user.ts';
import { listUnmatchedPayments } from './list-unmatched-payments.ts';
import { nextDueAt } from './messages/claim-message.ts';
import { receiveMessage } from './messages/receive-message.ts';
import type { PaymentServices } from './payment-services.ts';
import { processNextMessage } from './process-next-message.ts';
import { createProvider } from './providers/create-provider.ts';
import { retryPayment } from './retry-payment.ts';

export interface Payments extends PaymentServices {
  /**
   * Does the next thing that is due with a message. Call it many times in parallel.
   * @returns false when nothing is to be done now; see `nextDueAt`
   * @throws the signal's reason when aborted; the message stays due
   */
  processNextMessage(signal: AbortSignal): Promise<boolean>;
  /** When to call `workNext` again; null when nothing is left to be done. */
  nextDueAt(): Promise<Date | null>;
  /** Frees what dead processes held, and credits what was overtaken by a registration. */
  reconcile(): Promise<void>;
}

export interface PaymentsOptions {
  database: Database;
  /** null = payments are off: nothing is taken in, and what waits goes on waiting. */
  config: PaymentsConfig | null;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  newId?: () => string;
  /** How many questions to providers may be open at once, in this process. */
  maxVerifications?: number;
}

export function createPayments(options: PaymentsOptions): Payments {
  const { database, config, queue, clock, newId = randomUUID, maxVerifications = 4 } = options;
  const list = config?.providers.map(createProvider) ?? [];
  const providers = new Map(list.map((provider) => [provider.name as string, provider]));
  const deps = {
    ...options,
    ...createBookingDeps({ database, clock }),
    transact: database.transact,
    providers,
    prices: config?.prices ?? [],
    verifications: { free: maxVerifications },
    newId,
  };
  return {
    async receiveMessage({ provider: name, ...message }) {
      const provider = name === null ? list[0] : providers.get(name);
      if (!provider) return { kind: 'unknown_provider' };
      const reception = await receiveMessage(deps, provider, message);
      if (reception.kind === 'refused') return reception;
      if (reception.isNew) await wake(options);
      return { kind: 'stored', acknowledgement: provider.acknowledgement };
    },
    listUnmatchedPayments: (page) => listUnmatchedPayments(deps, page),
    async retryPayment(eventId) {
      await retryPayment(deps, eventId);
      await queue.wake('apply-payments');
    },
    dismissPayment: (input) => dismissPayment(deps, input),
    listPaymentsOfUser: (page) => listPaymentsOfUser(deps, page),
    processNextMessage: (signal) => processNextMessage(deps, signal),
    nextDueAt: () => nextDueAt(deps),
    async reconcile() {
      await releaseMessagesOfDeadProcesses(deps.events);
      if (config) await creditMissedPayments(deps);
    },
  };
}

/** The message is safe already: a wake that fails is made good by the next minute’s reconciling. */
async function wake({ queue, logger }: Pick<PaymentsOptions, 'queue' | 'logger'>): Promise<void> {
  await queue.wake('apply-payments').catch((err) => logger.warn({ err }, 'payments could not be woken'));
}
