import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createAccountBalanceModel } from '../billing/account-balance.model.ts';
import { createLedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { createRecordLedgerEntry } from '../billing/record-ledger-entry.ts';
import { createIpnEventModel } from './ipn-event.model.ts';
import { createPaymentModel } from './payment.model.ts';
import type { SettleDeps } from './settle-payment.ts';

/** What working out and booking a payment stands on. */
export function createSettleDeps({ database, clock }: { database: Database; clock: Clock }): SettleDeps {
  const { connection } = database;
  return {
    events: createIpnEventModel(connection),
    payments: createPaymentModel(connection),
    users: createUserModel(connection),
    recordLedgerEntry: createRecordLedgerEntry({
      ledger: createLedgerEntryModel(connection),
      balances: createAccountBalanceModel(connection),
    }),
    clock,
  };
}
