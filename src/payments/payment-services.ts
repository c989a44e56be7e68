import type { PaymentProviderName } from '../config/config.ts';
import type { PaymentEvent, UnmatchedReason } from './payment-event.ts';

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
  /** What has been paid or taken back and is in nobody’s balance, newest first; `before` = the id that a page ended with. */
  listUnmatchedPayments(page: { limit: number; before?: string }): Promise<UnmatchedPayment[]>;
  /**
   * Takes an unmatched message up again, for an operator who has mended what kept it from being matched.
   * @throws AppError `not_found`
   */
  retryPayment(eventId: string): Promise<void>;
  /** What providers have told of somebody’s payments, newest first. */
  listPaymentsOfUser(page: { userId: number; limit: number }): Promise<PaymentOfUser[]>;
}

export type ReceivedPaymentMessage =
  /** `acknowledgement`: what the provider wants to read. */
  { kind: 'stored'; acknowledgement: string } | { kind: 'refused'; message: string } | { kind: 'unknown_provider' };

interface PaymentNews {
  /** Of the message. */
  id: string;
  provider: PaymentProviderName;
  receivedAt: Date;
  kind: PaymentEvent['kind'];
  item: string | null;
  /** A decimal, `9.00`. */
  amount: string | null;
  currency: string | null;
}

export interface UnmatchedPayment extends PaymentNews {
  eventKey: string;
  status: 'unmatched' | 'waiting_for_person' | 'waiting_for_sale';
  /** null unless unmatched. */
  reason: UnmatchedReason | null;
  /** The provider’s number of it. */
  paymentId: string | null;
  /** Whom it names. */
  userId: number | null;
  email: string | null;
}

export interface PaymentOfUser extends PaymentNews {
  /** What was booked because of it, signed. */
  seconds: number;
}
