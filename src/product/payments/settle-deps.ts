import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createAccountBalanceModel } from '../billing/account-balance.model.ts';
import { createLedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { createRecordLedgerEntry } from '../billing/record-ledger-entry.ts';
import type { BookingDeps } from './booking/book-payment.ts';
import { createPaymentModel } from './booking/payment.model.ts';
import { createIpnEventModel } from './messages/ipn-event.model.ts';

/** What working out and booking a payment stands on. */
export function createBookingDeps({ database, clock }: { database: Database; clock: Clock }): BookingDeps {
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
