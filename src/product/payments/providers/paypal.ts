import { createHash } from 'node:crypto';
import { type FormFields, readForm } from './form-fields.ts';
import type { PaymentMessage, PaymentProvider } from './payment-provider.ts';
import { readPaypalEvent } from './read-paypal-event.ts';
import { verifyWithPaypal } from './verify-with-paypal.ts';

interface PaypalSettings {
  /** Live or sandbox. A message must not choose it, else a sandbox payment would buy real seconds. */
  verifyUrl: string;
  /** Email address or merchant id that must have received the money. */
  receiver: string;
  /** How long PayPal may take to answer; default 20 s. */
  timeoutMs?: number;
}

/** PayPal's Instant Payment Notification: stored first, then verified by posting the same bytes back to PayPal. */
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

/** Decoded by the charset that the message names; PayPal's default is windows-1252. */
function readPaypalForm({ body }: PaymentMessage): FormFields {
  const charset = readForm(body, 'windows-1252').get('charset') ?? 'windows-1252';
  return readForm(body, charset);
}

/**
 * The transaction and its status (one transaction goes from Pending to Completed); for subscriptions the kind, id and
 * date. A digest of the bytes is added, so that a forged message cannot take the place of the genuine one.
 */
function keyOf(message: PaymentMessage): string {
  const fields = readPaypalForm(message);
  const named = fields.has('txn_id')
    ? [fields.get('txn_id'), fields.get('payment_status')]
    : [fields.get('txn_type'), fields.get('subscr_id'), fields.get('subscr_date')];
  const digest = createHash('sha256').update(message.body).digest('hex').slice(0, 32);
  return [...named.map((part = '') => part.slice(0, 60)), digest].join(':');
}
