import type { PaymentProviderName } from '../../infra/config/config.ts';
import type { PaymentEvent, UnmatchedReason } from './providers/payment-event.ts';

export interface PaymentServices {
  /**
   * Takes in a message of a payment provider: it is stored before anything else is done with it.
   * @param message its `provider` is a name from PAYMENTS_PROVIDER; null = the first of them
   */
  receiveMessage(message: {
    provider: string | null;
    body: Buffer;
    headers: Record<string, string>;
  }): Promise<ReceivedPaymentMessage>;
  /**
   * What has been paid or taken back and is in nobody’s balance, newest first.
   * @param page.before the id that a page ended with
   * @param page.list default `open`
   */
  listUnmatchedPayments(page: { limit: number; before?: string; list?: PaymentList }): Promise<UnmatchedPayment[]>;
  /**
   * Takes a message up again, for an operator who has mended what kept it from being matched, or proved.
   * @throws AppError `not_found`, also where it would change nothing (see `canRetry`)
   */
  retryPayment(eventId: string): Promise<void>;
  /**
   * Lists a message no more among those that are open.
   * @param input.userId the operator who has seen that nothing is to be done about it
   * @throws AppError `not_found`
   */
  dismissPayment(input: { eventId: string; userId: number }): Promise<void>;
  /** What somebody has paid, newest first. */
  listPaymentsOfUser(page: { userId: number; limit: number }): Promise<PaymentOfUser[]>;
}

/** `refused`: the provider says that it did not send them. */
export const paymentLists = ['open', 'set_aside', 'refused'] as const;
export type PaymentList = (typeof paymentLists)[number];

export type ReceivedPaymentMessage =
  /** `acknowledgement`: what the provider wants to read. */
  { kind: 'stored'; acknowledgement: string } | { kind: 'refused'; message: string } | { kind: 'unknown_provider' };

interface PaymentSummary {
  /** Of the message. */
  id: string;
  provider: PaymentProviderName;
  receivedAt: Date;
  item: string | null;
  /** A decimal, `9.00`. */
  amount: string | null;
  currency: string | null;
}

export interface UnmatchedPayment extends PaymentSummary {
  kind: PaymentEvent['kind'];
  eventKey: string;
  status: 'unmatched' | 'waiting_for_person' | 'waiting_for_sale' | 'refused';
  /** null unless unmatched. */
  reason: UnmatchedReason | null;
  /** The provider’s number of it. */
  paymentId: string | null;
  /** Whom it names. */
  userId: number | null;
  email: string | null;
  /** Trying again can end otherwise than before. */
  canRetry: boolean;
  /** `by`: the operator’s address; null = they are gone. */
  setAside: { at: Date; by: string | null } | null;
}

export interface PaymentOfUser extends PaymentSummary {
  /** What it bought, and how often it is paid; null = nothing that the price table knew, or once. */
  seconds: number | null;
  period: 'month' | null;
  /** `refunded`: also by a dispute; `waiting`: an operator has to look at it before it counts. */
  state: 'paid' | 'partly_refunded' | 'refunded' | 'waiting';
}
