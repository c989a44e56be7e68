import type { Money } from '../../../infra/money.ts';

/** The account that a message names: by its id, or by the email address that it is or will be registered with. */
export type NamedAccount = { userId: number } | { email: string };

/** What a provider's message says, in the terms of all providers. */
export type PaymentEvent = SaleEvent | ChangeEvent | SubscriptionEvent | UnclearEvent | IdleEvent;

/** A payment: a single one, or the next one of a subscription. */
export interface SaleEvent {
  kind: 'sale' | 'renewal';
  /** The provider's id of the payment. It counts once, however many messages are about it. */
  paymentId: string;
  /** Item of the price table. */
  item: string;
  money: Money;
  /** null = the message names no account. */
  account: NamedAccount | null;
}

/** A later change of a sale: money refunded, taken back in a dispute, or regained by winning the dispute. */
export interface ChangeEvent {
  kind: 'refund' | 'reversal' | 'reinstatement';
  /** The provider's id of the change; it counts once. */
  changeId: string;
  /** `paymentId` of the sale. */
  saleId: string;
  /** Positive. */
  money: Money;
  /** `money` is the sum of all refunds so far, including this one. */
  isTotal?: boolean;
  /** Only for exporting and deleting an account's data: the sale tells whose payment it is. */
  account: NamedAccount | null;
}

/** A change of a subscription, without a payment. */
export interface SubscriptionEvent {
  kind: 'subscription_started' | 'subscription_cancelled' | 'subscription_ended';
  subscriptionId: string;
  item: string | null;
  account: NamedAccount | null;
}

/** A payment that cannot be credited, because the message lacks something: an operator has to look at it. */
interface UnclearEvent {
  kind: 'unclear';
  reason: UnmatchedReason;
  paymentId: string | null;
  item: string | null;
  money: Money | null;
  account: NamedAccount | null;
}

/** A message that changes nothing. */
interface IdleEvent {
  kind: 'idle';
  /** The provider's name for it, for the log. */
  about: string;
  /** Only for exporting and deleting an account's data. */
  account: NamedAccount | null;
}

/** Why a message credits nobody. The pages word these codes. */
export type UnmatchedReason =
  | 'unreadable'
  | 'unknown_item'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_receiver'
  | 'underpaid'
  | 'test_order'
  | 'names_nobody'
  | 'unknown_user'
  | 'names_no_payment'
  | 'sale_unmatched'
  | 'unproved';

/**
 * The account whose id a message gives as text or number: `12`, 12, but not `12a` or 1.5. @returns null if it is none
 */
export function namedUser(value: unknown): NamedAccount | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,14}$/.test(text.trim())) return null;
  return { userId: Number(text) };
}

/** The account whose email address a message gives. @returns null if it is none */
export function namedEmail(value: unknown): NamedAccount | null {
  if (typeof value !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(value.trim())) return null;
  return { email: value.trim().toLowerCase() };
}

/** What a message says about a payment; null = it does not say it. */
type PaymentFacts = Omit<UnclearEvent, 'kind' | 'reason'>;

export function unclear({ paymentId, item, money, account }: PaymentFacts, reason: UnmatchedReason): PaymentEvent {
  return { kind: 'unclear', reason, paymentId, item, money, account };
}

/** A sale, if the message says all that is needed to credit it. */
export function saleOf(kind: SaleEvent['kind'], facts: PaymentFacts): PaymentEvent {
  const { paymentId, item, money, account } = facts;
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(facts, 'unreadable');
  return item === null ? unclear(facts, 'unknown_item') : { kind, paymentId, item, money, account };
}

/** The provider's id of what a message reports; refunds and reversals have ids of their own. */
export function paymentIdOf(content: PaymentEvent | null): string | null {
  if (content && 'changeId' in content) return content.changeId;
  return content && 'paymentId' in content ? content.paymentId : null;
}
