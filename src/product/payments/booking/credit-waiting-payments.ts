import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { UserModel } from '../../accounts/user.model.ts';
import type { IpnEventRecord } from '../messages/ipn-event.model.ts';
import { type BookingDeps, bookPayment } from './book-payment.ts';

/** Credits what has been paid for an address before it was registered, within the transaction that registers it. */
export async function creditWaitingPayments(deps: BookingDeps, email: string, transaction: Transaction): Promise<void> {
  const waiting = await deps.events
    .find({ waitingForEmail: email }, { provider: 1, eventKey: 1, paymentKey: 1 })
    .session(transaction)
    .lean<Pick<IpnEventRecord, '_id' | 'provider' | 'eventKey' | 'paymentKey'>[]>();
  for (const trigger of waiting) {
    const { paymentKey } = trigger;
    if (paymentKey !== null) await bookPayment(deps, { paymentKey, trigger }, transaction);
  }
}

/** A payment that came in the very moment of a registration may not have seen it, nor been seen. */
export async function creditMissedPayments(
  deps: BookingDeps & { users: UserModel; transact: Transact },
): Promise<void> {
  const emails = await deps.events.distinct('waitingForEmail', { waitingForEmail: { $type: 'string' } });
  const there = await deps.users.find({ email: { $in: emails } }, { email: 1 }).lean();
  for (const { email } of there) {
    if (email !== null) await deps.transact((transaction) => creditWaitingPayments(deps, email, transaction));
  }
}
