import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { creditWaitingPayments } from './booking/credit-waiting-payments.ts';
import { createBookingDeps } from './settle-deps.ts';

/**
 * Credits what was paid for an address before anybody had registered with it; within the transaction that registers.
 */
export type CreditWaitingPayments = (email: string, transaction: Transaction) => Promise<void>;

export function createCreditWaitingPayments(deps: { database: Database; clock: Clock }): CreditWaitingPayments {
  const settling = createBookingDeps(deps);
  return (email, transaction) => creditWaitingPayments(settling, email, transaction);
}
