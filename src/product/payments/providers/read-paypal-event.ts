import { absolute, parseMoney } from '../../../infra/money.ts';
import type { FormFields } from './form-fields.ts';
import { namedEmail, namedUser } from './named-account.ts';
import type { PaymentEvent, UnclearEvent, UnmatchedReason } from './payment-event.ts';

/**
 * Reads a verified message of PayPal. `payment_status` decides first, since refunds and reversals have no `txn_type`.
 */
export function readPaypalEvent(fields: FormFields, receiver: string): PaymentEvent {
  const about = aboutOf(fields);
  const change = changes[about.status];
  const isSale = about.status === 'Completed';
  const subscription = subscriptions[about.type];
  if (!change && !isSale && !subscription) return idle(about);
  if (!isReceiver(fields, receiver)) return unclear(about, 'wrong_receiver');
  if (change) return readChange(change, about);
  if (isSale) return readSale(about);
  return subscription
    ? { kind: subscription, subscriptionId: about.subscriptionId, item: about.item, account: about.account }
    : idle(about);
}

const changes: Record<string, 'refund' | 'reversal' | 'reinstatement' | undefined> = {
  Refunded: 'refund',
  Partially_Refunded: 'refund',
  Reversed: 'reversal',
  Canceled_Reversal: 'reinstatement',
};

const subscriptions: Record<
  string,
  'subscription_started' | 'subscription_cancelled' | 'subscription_ended' | undefined
> = {
  subscr_signup: 'subscription_started',
  subscr_cancel: 'subscription_cancelled',
  subscr_eot: 'subscription_ended',
  recurring_payment_profile_created: 'subscription_started',
  recurring_payment_profile_cancel: 'subscription_cancelled',
  recurring_payment_expired: 'subscription_ended',
};

/** Messages of a payment profile have no item number, only the description that the buyer agreed to. */
const recurring = /^recurring_payment/;

const renewals = new Set(['subscr_payment', 'recurring_payment']);

type About = ReturnType<typeof aboutOf>;

function aboutOf(fields: FormFields) {
  const text = (name: string) => fields.get(name)?.trim() ?? '';
  return {
    status: text('payment_status'),
    type: text('txn_type'),
    paymentId: text('txn_id') || null,
    saleId: text('parent_txn_id') || null,
    item: text('item_number') || (recurring.test(text('txn_type')) && text('product_name')) || null,
    money: parseMoney(text('mc_gross'), text('mc_currency')),
    // a shop can put anything into custom: only a number is meant for us
    account: namedUser(text('custom')) ?? namedEmail(text('payer_email')),
    subscriptionId: text('subscr_id') || text('recurring_payment_id'),
  };
}

function isReceiver(fields: FormFields, receiver: string): boolean {
  const wanted = receiver.trim().toLowerCase();
  return ['receiver_email', 'receiver_id'].some((name) => fields.get(name)?.trim().toLowerCase() === wanted);
}

function readSale(about: About): PaymentEvent {
  const { paymentId, item, money, account, type } = about;
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (item === null) return unclear(about, 'unknown_item');
  return { kind: renewals.has(type) ? 'renewal' : 'sale', paymentId, item, money, account };
}

function readChange(kind: 'refund' | 'reversal' | 'reinstatement', about: About): PaymentEvent {
  const { paymentId, saleId, money, account } = about;
  if (paymentId === null || money === null || money.minorUnits === 0) return unclear(about, 'unreadable');
  if (saleId === null) return unclear(about, 'names_no_payment');
  // PayPal sends refunded amounts as negative numbers
  return { kind, changeId: paymentId, saleId, money: absolute(money), account };
}

function idle({ type, status, account }: About): PaymentEvent {
  return { kind: 'idle', about: `${type} ${status}`.trim(), account };
}

function unclear({ paymentId, item, money, account }: About, reason: UnmatchedReason): UnclearEvent {
  return { kind: 'unclear', reason, paymentId, item, money, account };
}
