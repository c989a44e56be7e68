import type { IpnEventModel, IpnEventRecord } from './ipn-event.model.ts';
import { amountOf } from './list-unmatched-payments.ts';
import type { PaymentOfUser } from './payment-services.ts';

/** What providers have told of somebody's payments, newest first; repeats are left out. */
export async function listPaymentsOfUser(
  events: IpnEventModel,
  { userId, limit }: { userId: number; limit: number },
): Promise<PaymentOfUser[]> {
  const records = await events
    .find({ userId, outcome: 'applied' }, { body: 0 })
    .sort({ receivedAt: -1, _id: -1 })
    .limit(limit)
    .lean<IpnEventRecord[]>();
  return records.map(({ _id, provider, receivedAt, content, bookedSeconds }) => ({
    id: _id,
    provider,
    receivedAt,
    kind: content?.kind ?? 'unclear',
    item: content && 'item' in content ? content.item : null,
    ...amountOf(content && 'money' in content ? content.money : null),
    seconds: bookedSeconds,
  }));
}
