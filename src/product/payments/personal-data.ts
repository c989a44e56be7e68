import { formatAmount } from '../../infra/money.ts';
import type { Person, PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { IpnEventModel, IpnEventRecord } from './messages/ipn-event.model.ts';
import { type PaymentEvent, paymentIdOf } from './providers/payment-event.ts';

/**
 * Messages of payment providers about a person. Erasing keeps what accounting needs (provider, payment id, item,
 * amount, time) and removes what the message says about the person. A later refund still finds its sale.
 */
export function paymentsPart({ ipnEvents }: { ipnEvents: IpnEventModel }): PersonalDataPart {
  return {
    name: 'payments',
    async *read(person) {
      const events = ipnEvents.find(ofPerson(person), { body: 0 }).sort({ receivedAt: 1 });
      for await (const event of events.lean<IpnEventRecord[]>().cursor()) yield exported(event);
    },
    async erase(person) {
      await ipnEvents.updateMany(
        { ...ofPerson(person), 'content.account': { $ne: null } },
        { $set: { 'content.account': { userId: person.userId } } },
      );
      await ipnEvents.updateMany(ofPerson(person), {
        $set: { body: Buffer.alloc(0), headers: {}, waitingForEmail: null },
      });
      // payments of others that this person dismissed as an operator
      const { userId } = person;
      await ipnEvents.updateMany({ 'setAside.userId': userId }, { $set: { 'setAside.userId': null } });
    },
  };
}

function ofPerson({ userId, formerIds, email }: Person) {
  const named = { 'content.account.userId': { $in: [userId, ...formerIds] } };
  const byId = [{ userId }, { saleUserId: userId }, named];
  return { $or: email === null ? byId : [...byId, { 'content.account.email': email }] };
}

function exported({ provider, receivedAt, content, outcome, bookedSeconds }: IpnEventRecord) {
  return { receivedAt, provider, outcome, bookedSeconds, ...detailsOf(content) };
}

function detailsOf(content: PaymentEvent | null) {
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
