import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { settleWaiting } from './booking/credit-waiting-payments.ts';
import { createSettleDeps } from './settle-deps.ts';

/**
 * Credits what was paid for an address before anybody had registered with it; within the transaction that registers.
 */
export type CreditWaiting = (email: string, transaction: Transaction) => Promise<void>;

export function createCreditWaiting(deps: { database: Database; clock: Clock }): CreditWaiting {
  const settling = createSettleDeps(deps);
  return (email, transaction) => settleWaiting(settling, email, transaction);
}
