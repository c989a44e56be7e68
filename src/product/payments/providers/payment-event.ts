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
interface SubscriptionEvent {
  kind: 'subscription_started' | 'subscription_cancelled' | 'subscription_ended';
  subscriptionId: string;
  item: string | null;
  account: NamedAccount | null;
}

/** A payment that cannot be credited, because the message lacks something: an operator has to look at it. */
export interface UnclearEvent {
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
