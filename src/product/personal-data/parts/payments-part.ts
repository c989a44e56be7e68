import { formatAmount } from '../../../infra/money.ts';
import type { Person, PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { IpnEventModel, IpnEventRecord } from '../../payments/messages/ipn-event.model.ts';
import type { PaymentEvent } from '../../payments/providers/payment-event.ts';

/**
 * What payment providers have told of somebody. What accounting needs stays: provider, number, item, amount, time; what
 * the message says of the person goes. A refund that comes later still finds its sale.
 */
export function paymentsPart({ ipnEvents }: { ipnEvents: IpnEventModel }): PersonalDataPart {
  return {
    name: 'payments',
    async *read(person) {
      const events = ipnEvents.find(ofPerson(person), { body: 0 }).sort({ receivedAt: 1 });
      for await (const event of events.lean<IpnEventRecord[]>().cursor()) yield readable(event);
    },
    async erase(person) {
      await ipnEvents.updateMany(
        { ...ofPerson(person), 'content.account': { $ne: null } },
        { $set: { 'content.account': { userId: person.userId } } },
      );
      await ipnEvents.updateMany(ofPerson(person), {
        $set: { body: Buffer.alloc(0), headers: {}, waitingForEmail: null },
      });
      // what an operator did with the payments of others
      const { userId } = person;
      await ipnEvents.updateMany({ 'setAside.userId': userId }, { $set: { 'setAside.userId': null } });
    },
  };
}

function ofPerson({ userId, formerIds, email }: Person) {
  const named = { 'content.account.userId': { $in: [userId, ...formerIds] } };
  const byNumber = [{ userId }, { saleUserId: userId }, named];
  return { $or: email === null ? byNumber : [...byNumber, { 'content.account.email': email }] };
}

function readable({ provider, receivedAt, content, outcome, bookedSeconds }: IpnEventRecord) {
  return { receivedAt, provider, outcome, bookedSeconds, ...said(content) };
}

function said(content: PaymentEvent | null) {
  if (content === null) return {};
  const { kind } = content;
  const money = 'money' in content ? content.money : null;
  return {
    kind,
    paymentId: paymentIdOf(content),
    ...('saleId' in content && { saleId: content.saleId }),
    item: 'item' in content ? content.item : null,
    amount: money && formatAmount(money),
    currency: money?.currency ?? null,
  };
}

/** Refunds and reversals have numbers of their own. */
function paymentIdOf(content: PaymentEvent): string | null {
  if ('changeId' in content) return content.changeId;
  return 'paymentId' in content ? content.paymentId : null;
}
