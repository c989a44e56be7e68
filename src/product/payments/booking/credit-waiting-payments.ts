import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/connect-database.ts';
import { inPages } from '../../../infra/database/in-pages.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { CreditWaitingPayments } from '../../accounts/add-user.ts';
import type { UserModel } from '../../accounts/user.model.ts';
import type { IpnEventRecord } from '../messages/ipn-event.model.ts';
import { type BookingDeps, bookPayment, createBookingDeps } from './book-payment.ts';

/** Implements the port of accounts. */
export function createCreditWaitingPayments(options: { database: Database; clock: Clock }): CreditWaitingPayments {
  const deps = createBookingDeps(options);
  return (email, transaction) => creditWaitingPayments(deps, email, transaction);
}

/** Credits payments that were made for an email address before an account had it. */
async function creditWaitingPayments(deps: BookingDeps, email: string, transaction: Transaction): Promise<void> {
  const waiting = await deps.events
    .find({ waitingForEmail: email }, { provider: 1, eventKey: 1, paymentKey: 1 })
    .session(transaction)
    .lean<Pick<IpnEventRecord, '_id' | 'provider' | 'eventKey' | 'paymentKey'>[]>();
  for (const trigger of waiting) {
    const { paymentKey } = trigger;
    if (paymentKey !== null) await bookPayment(deps, { paymentKey, trigger }, transaction);
  }
}

/** Same, for addresses that have accounts: a payment and a registration at the same moment may miss each other. */
export async function creditMissedPayments(
  deps: BookingDeps & { users: UserModel; transact: Transact },
): Promise<void> {
  for await (const emails of inPages(pageSize, (last: string | null, size) => readWaitingEmails(deps, last, size))) {
    const registered = await deps.users.find({ email: { $in: emails } }, { email: 1 }).lean();
    for (const { email } of registered) {
      if (email !== null) await deps.transact((transaction) => creditWaitingPayments(deps, email, transaction));
    }
  }
}

const pageSize = 500;

/** An address with several payments may be in a page several times. Read from an index alone. */
async function readWaitingEmails({ events }: BookingDeps, last: string | null, size: number): Promise<string[]> {
  const found = await events
    .find({ waitingForEmail: { $type: 'string', $gt: last ?? '' } }, { _id: 0, waitingForEmail: 1 })
    .sort({ waitingForEmail: 1 })
    .limit(size)
    .lean();
  return found.flatMap(({ waitingForEmail }) => waitingForEmail ?? []);
}
