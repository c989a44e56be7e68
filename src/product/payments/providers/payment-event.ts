import type { Money } from '../../../infra/money.ts';

/** Whose account a message names: by number, or by the address that it was or will be registered with. */
export type NamedAccount = { userId: number } | { email: string };

/** What a provider’s message says, whoever sent it. */
export type PaymentEvent = SaleEvent | ChangeEvent | SubscriptionEvent | UnclearEvent | IdleEvent;

/** Money came in: once, or as a subscription’s next payment. */
export interface SaleEvent {
  kind: 'sale' | 'renewal';
  /** The provider’s own number of the payment; it counts once, however many messages tell of it. */
  paymentId: string;
  /** Names the row of the price table. */
  item: string;
  money: Money;
  /** null = the message names nobody. */
  account: NamedAccount | null;
}

/** What became of a sale later: money given back, taken back, or taken back and then won. */
export interface ChangeEvent {
  kind: 'refund' | 'reversal' | 'reinstatement';
  /** Its own number: it too counts once. */
  changeId: string;
  /** `paymentId` of the sale. */
  saleId: string;
  /** Positive. */
  money: Money;
  /** The provider tells what has been given back so far, this time included. */
  isTotal?: boolean;
  /** Only so that it is found as theirs: whose payment it is, the sale says. */
  account: NamedAccount | null;
}

/** News of a subscription that moves no money. */
export interface SubscriptionEvent {
  kind: 'subscription_started' | 'subscription_cancelled' | 'subscription_ended';
  subscriptionId: string;
  item: string | null;
  account: NamedAccount | null;
}

/** Says that money moved, but not so that it could be credited to somebody: for the operator. */
export interface UnclearEvent {
  kind: 'unclear';
  reason: UnmatchedReason;
  paymentId: string | null;
  item: string | null;
  money: Money | null;
  account: NamedAccount | null;
}

/** Changes nothing. */
export interface IdleEvent {
  kind: 'idle';
  /** The provider’s word for it, for the log. */
  about: string;
  /** Only so that it is found as theirs. */
  account: NamedAccount | null;
}

/** Why a message credits nobody; worded for people by whoever shows it. */
export const unmatchedReasons = [
  'unreadable',
  'unknown_item',
  'wrong_amount',
  'wrong_currency',
  'wrong_receiver',
  'underpaid',
  'test_order',
  'names_nobody',
  'unknown_user',
  'names_no_payment',
  'sale_unmatched',
  'unproved',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];
