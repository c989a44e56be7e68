import { createHash } from 'node:crypto';
import { type FormFields, readForm } from './form-fields.ts';
import type { PaymentMessage, PaymentProvider } from './payment-provider.ts';
import { readPaypalEvent } from './read-paypal-event.ts';
import { verifyWithPaypal } from './verify-with-paypal.ts';

export interface PaypalSettings {
  /** Live or sandbox: nothing in a message chooses it, or a sandbox’s message would buy the real thing. */
  verifyUrl: string;
  /** Email address or merchant id of who must have been paid. */
  receiver: string;
  /** How long PayPal may take to answer; default 20 s. */
  timeoutMs?: number;
}

/** PayPal’s Instant Payment Notification: stored first, then proved by posting the very bytes back. */
export function paypalProvider({ verifyUrl, receiver, timeoutMs = 20_000 }: PaypalSettings): PaymentProvider {
  return {
    name: 'paypal',
    acknowledgement: '',
    storedHeaders: ['content-type'],
    receive: (message) =>
      message.body.length === 0
        ? { kind: 'refused', message: 'The message is empty.' }
        : { kind: 'unverified', key: keyOf(message) },
    verify: ({ body }, signal) => verifyWithPaypal({ verifyUrl, timeoutMs }, body, signal),
    read: (message) => readPaypalEvent(readPaypalForm(message), receiver),
  };
}

/** In the charset that the message itself names; PayPal’s default is windows-1252. */
function readPaypalForm({ body }: PaymentMessage): FormFields {
  const charset = readForm(body, 'windows-1252').get('charset') ?? 'windows-1252';
  return readForm(body, charset);
}

/**
 * The transaction and its status (one transaction goes from Pending to Completed), for subscriptions what and when; and
 * a digest of the bytes, since anybody can send anything: a forged message must not take the place of the genuine one.
 */
function keyOf(message: PaymentMessage): string {
  const fields = readPaypalForm(message);
  const named = fields.has('txn_id')
    ? [fields.get('txn_id'), fields.get('payment_status')]
    : [fields.get('txn_type'), fields.get('subscr_id'), fields.get('subscr_date')];
  const digest = createHash('sha256').update(message.body).digest('hex').slice(0, 32);
  return [...named.map((part = '') => part.slice(0, 60)), digest].join(':');
}
