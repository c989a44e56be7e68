import type { UserModel } from '../accounts/user.model.ts';
import type { PaymentModel } from './booking/payment.model.ts';
import { type IpnEventModel, type IpnEventRecord, uncreditedOutcomes } from './messages/ipn-event.model.ts';
import type { PaymentEvent, UnmatchedReason } from './providers/payment-event.ts';
import { amountOf, type PaymentSummary } from './unmatched-payments.ts';

export interface PaymentOfUser extends PaymentSummary {
  /** Seconds that it bought; null = its row of the price table is not known. */
  seconds: number | null;
  /** null = paid once. */
  period: 'month' | null;
  /** `refunded`: also after a dispute. `waiting`: an operator has to look at it before it counts. */
  state: 'paid' | 'partly_refunded' | 'refunded' | 'waiting';
}

interface PaymentsOfUserDeps {
  events: IpnEventModel;
  payments: PaymentModel;
  users: UserModel;
}

/** A user's payments and what became of them, newest first; also those that could not be credited yet. */
export async function listPaymentsOfUser(
  { events, payments, users }: PaymentsOfUserDeps,
  { userId, limit }: { userId: number; limit: number },
): Promise<PaymentOfUser[]> {
  const user = await users.findById(userId, { email: 1 }).lean();
  const named = [
    { 'content.account.userId': userId },
    ...(user?.email ? [{ 'content.account.email': user.email }] : []),
  ];
  const records = await events
    .find(
      {
        'content.money': { $type: 'object' },
        $or: [{ userId, outcome: 'applied', 'content.kind': { $in: sales } }, { $and: [{ $or: named }, waiting] }],
      },
      { body: 0 },
    )
    .sort({ receivedAt: -1, _id: -1 })
    .limit(limit)
    .lean<IpnEventRecord[]>();
  const keys = records.flatMap(({ paymentKey }) => (paymentKey === null ? [] : [paymentKey]));
  const booked = await payments.find({ _id: { $in: keys } }, { seconds: 1 }).lean();
  const secondsLeft = new Map(booked.map(({ _id, seconds }) => [_id, seconds]));
  return records.map((record) => viewOf(record, secondsLeft.get(record.paymentKey ?? '') ?? 0));
}

const sales: PaymentEvent['kind'][] = ['sale', 'renewal'];

/** Payments that an operator has to look at; not tests, and not payments to another receiver. */
const waiting = {
  outcome: { $in: uncreditedOutcomes },
  setAside: null,
  'content.kind': { $in: [...sales, 'unclear' as const] },
  reason: { $nin: ['test_order', 'wrong_receiver'] as UnmatchedReason[] },
};

function viewOf({ _id, provider, receivedAt, content, match, outcome }: IpnEventRecord, left: number): PaymentOfUser {
  const bought = match && 'seconds' in match ? match : null;
  return {
    id: _id,
    provider,
    receivedAt,
    item: content && 'item' in content ? content.item : null,
    ...amountOf(content && 'money' in content ? content.money : null),
    seconds: bought?.seconds ?? null,
    period: bought?.period ?? null,
    state: outcome === 'applied' ? stateOf(bought?.seconds ?? 0, left) : 'waiting',
  };
}

function stateOf(bought: number, left: number): PaymentOfUser['state'] {
  if (left === 0) return 'refunded';
  return left < bought ? 'partly_refunded' : 'paid';
}
