import type { Money } from '../money/money.ts';
import { formatAmount } from '../money/money.ts';
import type { IpnEventModel, IpnEventRecord, IpnOutcome } from './ipn-event.model.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { UnmatchedPayment } from './payment-services.ts';

const listed: IpnOutcome[] = ['unmatched', 'waiting_for_person', 'waiting_for_sale'];

/** What has been paid, or taken back, and is in nobody's balance; newest first. */
export async function listUnmatchedPayments(
  events: IpnEventModel,
  { limit, before }: { limit: number; before?: string },
): Promise<UnmatchedPayment[]> {
  const last = before === undefined ? null : await events.findOne({ _id: before }, { receivedAt: 1 }).lean();
  const older = last && {
    $or: [{ receivedAt: { $lt: last.receivedAt } }, { receivedAt: last.receivedAt, _id: { $lt: last._id } }],
  };
  const records = await events
    .find({ outcome: { $in: listed }, ...older }, { body: 0 })
    .sort({ receivedAt: -1, _id: -1 })
    .limit(limit)
    .lean<IpnEventRecord[]>();
  return records.map(viewOf);
}

function viewOf(record: IpnEventRecord): UnmatchedPayment {
  const { _id, provider, eventKey, receivedAt, content, reason } = record;
  const account = content && 'account' in content ? content.account : null;
  return {
    id: _id,
    provider,
    eventKey,
    receivedAt,
    status: statusOf(record),
    reason,
    kind: content?.kind ?? 'unclear',
    paymentId: paymentIdOf(content),
    item: content && 'item' in content ? content.item : null,
    ...amountOf(content && 'money' in content ? content.money : null),
    userId: account && 'userId' in account ? account.userId : null,
    email: account && 'email' in account ? account.email : null,
  };
}

function statusOf({ outcome }: IpnEventRecord): UnmatchedPayment['status'] {
  return outcome === 'waiting_for_person' || outcome === 'waiting_for_sale' ? outcome : 'unmatched';
}

function paymentIdOf(content: PaymentEvent | null): string | null {
  if (content && 'changeId' in content) return content.changeId;
  return content && 'paymentId' in content ? content.paymentId : null;
}

export function amountOf(money: Money | null): { amount: string | null; currency: string | null } {
  return money ? { amount: formatAmount(money), currency: money.currency } : { amount: null, currency: null };
}
